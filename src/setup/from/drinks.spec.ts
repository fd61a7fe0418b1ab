import { expect, it } from 'vitest'
import { PLACES, readMenu as read } from '../../../tests/setup/own-menu'

it('a deposit in the name of a sheet is a deposit, and one within the price is told', async () => {
  const { items, report } = await read('deposit.csv', [
    'Name;Preis',
    'Cola 0,33 l zzgl. 0,25 € Pfand;2,50',
    'Pils 0,5 l (zzgl. Pfand 0,08);3,00',
    'Wasser 1,0 l (inkl. 0,15 Pfand);3,90',
  ])
  expect(items.map(({ name, price, deposit }) => [name, price, deposit])).toEqual([
    ['Cola 0,33 l', 250, 25],
    ['Pils 0,5 l', 300, 8],
    ['Wasser 1,0 l', 390, undefined],
  ])
  expect(report).toMatch(/deposit \(.*inkl\. 0,15 Pfand.*\), row 4/)
})

it('a volume in Arabic is no price', async () => {
  const lines = ['المشروبات الباردة', 'ماء 330 مل     ٠٫٢٠٠', 'ماء 1.5 لتر    ٠٫٤٠٠']
  const { dishes } = await read('water.txt', lines, PLACES.KW)
  expect(Object.values(dishes)).toEqual([200, 400])
})

it('extras in a row are one each', async () => {
  const { dishes, extras } = await read('each.csv', [
    'Name;klein;groß',
    'Pizza;;',
    'Roma;6,50;8,50',
    'Extras: Käse, Salami oder Pilze je 1,00 €;;',
  ])
  expect(Object.keys(dishes)).toEqual(['Pizza / Roma'])
  expect(extras).toEqual([
    ['Extras Pizza', 'Käse', 100],
    ['Extras Pizza', 'Salami', 100],
    ['Extras Pizza', 'Pilze', 100],
  ])
})

it('sizes in the brackets of a name have the prices between slashes, and a French semicolon stays', async () => {
  const lines = [
    'BOISSONS',
    'Bière (25 cl / 50 cl)  4,50 / 14,00',
    'Vin (12/50 cl)  4,50/14,00',
    'PLATS',
    'Quiche  9,50',
  ]
  const { items } = await read('slashes.txt', [...lines, 'lardons ; oignons'], PLACES.FR)
  expect(items).toMatchObject([
    { name: 'Bière', price: { '25 cl': 450, '50 cl': 1400 } },
    { name: 'Vin', price: { '12 cl': 450, '50 cl': 1400 } },
    { name: 'Quiche', price: 950, description: 'lardons ; oignons' },
  ])
})

it('sizes in one cell have their prices in another', async () => {
  const lines = ['Name;Size;Price', 'Espresso;Single/Double;1,60/1,80', 'Tea;;2,50']
  expect((await read('slashed.csv', lines)).dishes).toEqual({
    'Dishes / Espresso': { Single: 160, Double: 180 },
    'Dishes / Tea': 250,
  })
})

it('a volume that touches its unit is no list of codes', async () => {
  const { items, report } = await read('volume.txt', ['DRINKS', 'Cola 0,33l      2,00', 'Ayran 0,25l     1,50'])
  expect(items.map(({ name }) => name)).toEqual(['Cola 0,33l', 'Ayran 0,25l'])
  expect(report).not.toContain('?')
})

it('water, coffee and a set menu have no age limit in a section of wine and drinks, wine and coffee with rum have', async () => {
  const rows = [
    'Côtes-du-Rhône;24,00',
    'Eau minérale 50cl;4,00',
    'Café;2,00',
    'Café au rhum;6,00',
    'Vin du mois;5,00',
    'Menu du jour;15',
  ]
  const { items } = await read('vins.csv', ['Nom;Prix', 'VINS & BOISSONS;', ...rows])
  expect(items.map(({ name, minimumAge }) => [name, minimumAge])).toEqual([
    ['Côtes-du-Rhône', 18],
    ['Eau minérale 50cl', undefined],
    ['Café', undefined],
    ['Café au rhum', 18],
    ['Vin du mois', 18],
    ['Menu du jour', undefined],
  ])
})

it('sizes at the end of a name are those of its prices', async () => {
  const { items } = await read(
    'spina.csv',
    ['Nome;Prezzo', 'Birra piccola / media;"3,50 / 5,50 €"', 'Caffè;1,50'],
    PLACES.IT,
  )
  expect(items).toMatchObject([{ name: 'Birra', price: { piccola: 350, media: 550 } }, { name: 'Caffè' }])
})

it('a last price without decimals below the last size is a price, and doubted', async () => {
  const lines = ['Wine          Glass   Bottle', 'Pinot Noir    8.5     42', 'Riesling      7       34']
  const { dishes, report } = await read('wine.txt', lines, PLACES.GB)
  expect(dishes).toEqual({
    'Wine / Pinot Noir': { Glass: 850, Bottle: 4200 },
    'Wine / Riesling': { Glass: 700, Bottle: 3400 },
  })
  expect(report).toMatch(/price or number\? \(42\)/)
})

it('short words for sizes, and a wave before a price, are no part of names', async () => {
  const { dishes } = await read('short.txt', ['Coffee', 'Filter  Reg £3.20 / Lrg £3.90', 'Mocha ~ £4.10'], PLACES.GB)
  expect(dishes).toEqual({ 'Coffee / Filter': { Reg: 320, Lrg: 390 }, 'Coffee / Mocha': 410 })
})
