import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PLACES, readMenu } from '../../../tests/setup/own-menu'

/** Menus as restaurants publish them, with names, prices and, in newer ones, sections written down by hand beside each. */
const FOLDER = join(import.meta.dirname, 'fixtures/menus')
const MENUS = [
  ['gasthaus-de.txt', PLACES.DE],
  ['pos-export-en.csv', PLACES.US],
  ['trattoria-it.html', PLACES.IT],
  ['ocakbasi-tr.txt', PLACES.TR],
  ['mashawi-ar.html', PLACES.SA],
  ['wine-bar-en.txt', PLACES.US],
  ['pub-en.html', PLACES.GB],
  ['osteria-it.html', PLACES.IT],
  ['tavern-en.txt', PLACES.US],
  ['columns-en.txt', PLACES.IT],
  ['trattoria-de.txt', PLACES.DE],
  ['kaffeehaus-de.txt', PLACES.DE],
  ['tandoor-en.txt', PLACES.US],
  ['bistro-fr.tsv', PLACES.FR],
  ['set-menu-en.txt', PLACES.GB],
  ['thai-de.html', PLACES.DE],
  ['deli-en.md', PLACES.FR],
  ['taverna-en.txt', PLACES.US],
  ['gozleme-tr.html', PLACES.FR],
  ['venta-es.html', PLACES.IT],
  ['harbor-en.txt', PLACES.US],
  ['taverne-de.html', PLACES.DE],
  ['auberge-en.txt', PLACES.GB],
  ['veranda-es.md', PLACES.IT],
  ['pulcino-de.html', PLACES.DE],
  ['kneipe-de.txt', PLACES.DE],
  ['orchid-en.txt', PLACES.GB],
  ['bella-de.csv', PLACES.DE],
  ['cantina-es.html', PLACES.IT],
  ['satay-da.csv', PLACES.DE],
  ['chalet-en.txt', PLACES.US],
  ['diner-en.txt', PLACES.US],
  ['arms-en.csv', PLACES.GB],
  ['bird-en.txt', PLACES.US],
  ['taverna-el.csv', PLACES.GR],
  ['creole-en.txt', PLACES.US],
  ['spargel-de.txt', PLACES.DE],
  ['cocktails-en.txt', PLACES.GB],
  ['brauhaus-de.html', PLACES.DE],
  ['cellar-en.html', PLACES.US],
  ['palace-en.csv', PLACES.US],
  ['bakery-vi.csv', PLACES.US],
  ['wiesn-de.txt', PLACES.DE],
  ['southern-en.txt', PLACES.US],
  ['griddle-en.txt', PLACES.US],
  ['vintner-en.txt', PLACES.US],
  ['harborside-en.html', PLACES.US],
  ['handhelds-en.html', PLACES.US],
  ['corner-en.csv', PLACES.US],
  ['pfanne-de.html', PLACES.DE],
  ['lantern-en.txt', PLACES.US],
  ['muehle-de.txt', PLACES.DE],
  ['nibbles-en.html', PLACES.GB],
  ['offenewein-de.html', PLACES.DE],
  ['luglio-it.txt', PLACES.IT],
  ['lounge-en.txt', PLACES.US],
  ['palais-en.txt', PLACES.FR],
  ['forsthaus-de.txt', PLACES.DE],
  ['izakaya-en.txt', PLACES.US],
  ['meze-en.html', PLACES.GB],
  ['base-fr.html', PLACES.FR],
  ['anatolien-de.txt', PLACES.DE],
  ['lindgruen-de.txt', PLACES.DE],
  ['refectory-en.txt', PLACES.GB],
  ['caisse-fr.csv', PLACES.FR],
  ['clubhouse-en.txt', PLACES.US],
  ['leaves-en.txt', PLACES.US],
  ['baeren-de.txt', PLACES.DE],
  ['plough-en.txt', PLACES.GB],
  ['ciro-it.txt', PLACES.IT],
  ['plaza-es.html', PLACES.IT],
  ['brunch-en.md', PLACES.US],
  ['gin-de.csv', PLACES.DE],
  ['barrel-en.txt', PLACES.US],
  ['depot-en.txt', PLACES.US],
  ['heron-en.txt', PLACES.GB],
  ['linde-de.txt', PLACES.DE],
  ['nonna-it.txt', PLACES.IT],
  ['paloma-en.html', PLACES.US],
  ['saffron-en.txt', PLACES.GB],
  ['sofra-tr.txt', PLACES.TR],
  ['tanuki-en.txt', PLACES.US],
  ['tilleul-fr.txt', PLACES.FR],
  ['aegean-el.txt', PLACES.GR],
  ['bodega-es.txt', PLACES.IT],
  ['cellar-en.txt', PLACES.GB],
  ['chophouse-en.txt', PLACES.US],
  ['creperie-fr.html', PLACES.FR],
  ['jade-en.txt', PLACES.GB],
  ['melange-de.txt', PLACES.DE],
  ['ocak-tr.txt', PLACES.TR],
  ['wattle-en.txt', PLACES.US],
  ['agave-en.html', PLACES.US],
  ['fox-en.txt', PLACES.GB],
  ['hops-en.txt', PLACES.US],
  ['lotus-en.txt', PLACES.US],
  ['luigi-de.txt', PLACES.DE],
  ['marche-fr.txt', PLACES.FR],
  ['menta-tr.csv', PLACES.TR],
  ['orangerie-de.txt', PLACES.DE],
  ['porto-it.html', PLACES.IT],
  ['stamboul-en.txt', PLACES.GB],
  ['baeregg-de.txt', PLACES.DE],
  ['cafeteria-es.html', PLACES.IT],
  ['camion-fr.txt', PLACES.FR],
  ['enoteca-it.txt', PLACES.IT],
  ['imbiss-de.csv', PLACES.DE],
  ['kaito-en.txt', PLACES.US],
  ['potter-en.md', PLACES.GB],
  ['smokehouse-en.txt', PLACES.US],
  ['aubier-fr.txt', PLACES.FR],
  ['bahce-tr.html', PLACES.TR],
  ['bread-en.txt', PLACES.US],
  ['coronet-en.txt', PLACES.GB],
  ['hollow-ie.html', PLACES.FR],
  ['tepe-tr.csv', PLACES.TR],
  ['kirchenwirt-de.md', PLACES.DE],
  ['ocakkebap-tr.html', PLACES.TR],
  ['roesti-de.txt', PLACES.DE],
  ['rolls-in.csv', PLACES.IN],
  ['gstaad-en.txt', PLACES.US],
  ['gumbo-en.txt', PLACES.US],
  ['motobar-cs.html', PLACES.CZ],
] as const

/** Marks after a name, which are no part of it. */
const withoutMarks = (name: string) =>
  name
    .replace(/\s*\((?:vegan|v|ve|gf|\W)+\)/g, '')
    .replaceAll('*', '')
    .trim()
const pricesOf = (price: unknown) =>
  typeof price === 'number'
    ? String(price / 100)
    : Object.entries(price as Record<string, number>)
        .map(([size, amount]) => `${size} ${amount / 100}`)
        .join(' | ')

it.each(MENUS)('%s: every dish is found at its price, or listed', async (file, place) => {
  const { items, report } = await readMenu(file, readFileSync(join(FOLDER, file)), place)
  const found = items.map(({ name, price }) => `${withoutMarks(String(name))}\t${pricesOf(price)}`)
  const sections = items.map(({ section }) => section)
  const wanted = readFileSync(join(FOLDER, `${file}.expected`), 'utf8')
    .trim()
    .split('\n')
  const missing = wanted.filter((line) => {
    const [name = '', prices, section] = line.split('\t')
    // A dish without a price is in no menu, and is told.
    const isTold = prices === '?' && report.includes(name)
    const isSame = (other: string, at: number) =>
      other === `${withoutMarks(name)}\t${prices}` && [undefined, sections[at]].includes(section)
    const one = found.findIndex(isSame)
    if (one !== -1) {
      found.splice(one, 1)
      sections.splice(one, 1)
    }
    return one === -1 && !isTold
  })
  expect(missing).toEqual([])
  expect(found).toEqual(file === 'ocakbasi-tr.txt' ? ["Ramazan'da iftar menüsü kişi başı\t850"] : [])
})
