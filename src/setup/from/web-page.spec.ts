import { describe, expect, it } from 'vitest'
import { readMenu as read } from '../../../tests/setup/own-menu'

describe('a web page', () => {
  it('may list its dishes for search engines', async () => {
    const item = (name: string, offers: unknown) => ({ '@type': 'MenuItem', name, offers })
    const offer = (price: unknown, name?: string) => ({ '@type': 'Offer', price, priceCurrency: 'EUR', name })
    const hasMenuItem = [
      item('Rag&ugrave;', offer(11.5)),
      item('Tagliere', [offer('9', 'Piccolo'), offer('16', 'Grande')]),
    ]
    const list = { '@type': 'Restaurant', hasMenu: { '@type': 'Menu', hasMenuSection: { name: 'Primi', hasMenuItem } } }
    const script = `<script type="application/ld+json">${JSON.stringify(list)}</script>`
    expect((await read('list.html', [`<html><body>${script}<p>Via Roma 1</p></body></html>`])).dishes).toEqual({
      'Primi / Ragù': 1150,
      'Primi / Tagliere': { Piccolo: 900, Grande: 1600 },
    })
  })
  it('may mark them in its elements', async () => {
    const type = (name: string) => `itemscope itemtype="https://schema.org/${name}"`
    const dish = `<div ${type('MenuItem')}><h3 itemprop="name">Pie</h3><div ${type('Offer')}><b itemprop="price" content="16">16</b></div></div>`
    const section = `<section ${type('MenuSection')}><h2 itemprop="name">Classics</h2>${dish}</section>`
    expect((await read('marked.html', [`<html><body>${section}</body></html>`])).dishes).toEqual({
      'Classics / Pie': 1600,
    })
  })
  it('may have text where a table allows none', async () => {
    const page =
      '<html><body><h2>Suppen</h2><table><tr><td>Gulasch</td><td>5,90 €</td></tr> Text <b>x</b><tr></table></body></html>'
    expect((await read('table.html', [page])).dishes).toMatchObject({ 'Suppen / Gulasch': 590 })
  })
})

it('is unsure of prices in rules, which are no dishes', async () => {
  const row = (name: string) => `<li><b class="name">${name}</b><p class="price">14.–</p></li>`
  const page = `<h2>Dürüm</h2><p>Small ones, 9.– whichever you choose.</p><ul>${['Veal', 'Hen', 'Köfte', 'Beet'].map(row).join('')}</ul>`
  const { report } = await read('rules.html', [page])
  expect(report).toContain('words at the price (whichever you choose')
  const text = await read('rules.txt', ['Wraps', 'Veal 14,00', 'Onion rings can be added for another 1,75'])
  expect(text.report).toContain('no name? (Onion rings can be added')
})

it('a table may name its section beside the word for prices', async () => {
  const table = (head: string, rows: string) => `<table><tr><th>${head}</th><th>Prijs</th></tr>${rows}</table>`
  const { dishes } = await read('menu.html', [
    table('Bier', '<tr><td>Pils</td><td>€2,75</td></tr><tr><td>Bok</td><td>€3,25</td></tr>'),
    table('Fris', '<tr><td>Cola</td><td>€2,50</td></tr>'),
  ])
  expect(dishes).toEqual({ 'Bier / Pils': 275, 'Bier / Bok': 325, 'Fris / Cola': 250 })
})

it('a bare number is no price where prices have signs, and a name of its own element is certain', async () => {
  const dish = (name: string, price: string) =>
    `<div class="item"><div class="row"><span class="name">${name}</span><span class="price">${price}</span></div></div>`
  const { dishes, report } = await read('menu.html', [
    '<header><div class="logo">Cafe <span class="circle">7</span> Bistro</div></header><h2>Sweets</h2>',
    dish('Pancakes with jam, whipped cream and fruit', '155,-'),
    dish('Waffles', '140,-'),
    dish('Pecan pie', '95,-'),
    dish('Sorbet', '80,-'),
    dish('Affogato', '75,-'),
    dish('Espresso', '55,-'),
  ])
  expect(Object.keys(dishes)).toHaveLength(6)
  expect(dishes).toMatchObject({ 'Sweets / Pancakes with jam, whipped cream and fruit': 15500 })
  expect(report).not.toContain('no name?')
})
