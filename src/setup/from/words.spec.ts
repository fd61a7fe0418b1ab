import { describe, expect, it } from 'vitest'
import { allergensIn } from './allergen-words'
import { ageIn } from './dish'
import { columnOf, sizeAtPrice } from './header-words'
import { legendOf } from './legend'
import { isSize } from './size-words'

it.each([
  ['Preis in €', 'price'],
  ['Prix', 'price'],
  ['Bezeichnung', 'name'],
  ['Descripción', 'description'],
  ['Allergeni', 'allergens'],
  ['Fiyatı', 'price'],
  ['السعر', 'price'],
  ['Nr.', 'number'],
  ['Végé ?', 'diets'],
  ['Lieferant', undefined],
])('the heading %j is of the column %j', (heading, column) => {
  expect(columnOf(heading)).toBe(column)
})

it.each(['Klein', 'Groß', '26 cm', 'Ø 32 cm', '0,3 l', '1/2', 'Groß (32 cm)', '6 Stück', 'كبير'])(
  '%s is a size',
  (text) => {
    expect(isSize(text)).toBe(true)
  },
)
it.each(['Margherita', '7,50', 'Preis'])('%s is no size', (text) => expect(isSize(text)).toBe(false))
it('has the size beside the word for the price', () => {
  expect(sizeAtPrice('Preis klein')).toBe('klein')
  expect(sizeAtPrice('Preis')).toBeUndefined()
})

it.each([
  ['Bier (ab 16)', 16],
  ['Spirituosen ab 18 Jahren', 18],
  ['Cocktails 21+', 21],
  ['Abendkarte ab 18 Uhr', undefined],
  ['Lunch from 12 to 15', undefined],
  ['Buffet ab 20 Personen', undefined],
  ['Pizza ab 12,50 €', undefined],
  ['Pizza ab 12 €', undefined],
])('%s: sold from the age %j', (heading, age) => expect(ageIn(heading)).toBe(age))

it.each([
  ['Glutenhaltiges Getreide (Weizen)', ['WHEAT']],
  ['gluten free', []],
  ['Glutenfrei', []],
  ['Eier', ['EGG']],
  ['fruits à coque', ['TREE_NUTS']],
  ['frutta a guscio', ['TREE_NUTS']],
  ['Erdnüsse', ['PEANUT']],
  ['lait', ['MILK']],
  ['الحليب', ['MILK']],
  ['Nüsse', ['TREE_NUTS', 'PEANUT']],
  ['Eiswürfel', []],
])('%s names %j', (words, names) => expect(allergensIn(words).names).toEqual(names))

describe('a legend', () => {
  const read = (...lines: string[]) => legendOf(lines.map((text, line) => ({ line, cells: [text] })))
  it('explains codes of allergens and additives', () => {
    const { legend, lines } = read(
      'A = Gluten, C = Eier, G = Milch',
      '1 mit Farbstoff, 2 mit Konservierungsstoff',
      '12. Margherita',
    )
    expect(legend.allergens).toEqual({ A: ['GLUTEN'], C: ['EGG'], G: ['MILK'] })
    expect(legend.additives).toEqual({ 1: 'mit Farbstoff', 2: 'mit Konservierungsstoff' })
    expect([...lines]).toEqual([0, 1])
  })
})
