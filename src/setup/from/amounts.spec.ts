import { expect, it } from 'vitest'
import { priceInCell, priceOf, pricesIn } from './amounts'

it.each([
  ['7,50 €', 2, 750],
  ['€ 7.50', 2, 750],
  ['7,-', 2, 700],
  ['3 990.-', 2, 399_000],
  ["1'290.-", 2, 129_000],
  ['1.990,- Ft', 2, 199_000],
  ['1.250 Ft', 2, 125_000],
  ['12 500', 2, 1_250_000],
  ['1.250,00 €', 2, 125_000],
  ['7,5', 2, 750],
  ['0.850 KD', 3, 850],
  ['٠٫٨٥٠', 3, 850],
  ['8.505', 2, 850_500],
  ['0.850', 2, undefined],
  ['8,50', 0, undefined],
  ['0,3 l', 2, undefined],
  ['26 cm', 2, undefined],
])('the cell %j with %i decimals is %j', (cell, digits, amount) => {
  expect(priceOf(cell, digits)?.amount).toBe(amount)
})

it.each([
  ['Margherita 7,50 €', [750]],
  ['Töltött káposzta   3 990.-', [399_000]],
  ['Pörkölt   4 990,-', [499_000]],
  ["Lángos   1'290.- ", [129_000]],
  ['2.990.-', [299_000]],
  ['Pils 0,3 l 3,50 0,5 l 4,80', [350, 480]],
  ['Blonde (25cl/50cl)  4,50 €/7,00 €', [450, 700]],
  ['Cidre (25 cl - 50 cl)  4,50 - 14,00', [450, 1400]],
  ['Öffnungszeiten 11.30-14.00 Uhr', []],
  ['Pizza 4 Jahreszeiten', []],
])('%j has the prices %j', (text, amounts) => {
  expect(pricesIn(text, 2).map(({ amount }) => amount)).toEqual(amounts)
})

it('words beside a price are told from the price', () => {
  expect(priceInCell('ab 7,50', 2)).toMatchObject({ amount: 750, isFrom: true, words: '' })
  expect(priceInCell('7,50 € pro Person', 2)).toMatchObject({ amount: 750, words: 'pro Person' })
  expect(priceInCell('7€50', 2)).toMatchObject({ amount: 750, words: '' })
  expect(priceInCell('7€ 50€', 2)).toBeUndefined()
  expect(priceInCell('Tagespreis', 2)).toBeUndefined()
})
