import { describe, expect, it } from 'vitest'
import { parseCsv } from './csv-menu'

type Option = { name: string; price?: number; allergens?: string[]; additives?: string[] }
type Dish = { optionGroups: { options: Option[] }[] }
type Menus = { menus: { sections: { items: Dish[] }[] }[] }

const read = (text: string) => parseCsv(text, 'EUR', ['1', '4', 'a'])
const dishOf = (text: string) => (read(text).value as Menus).menus[0]!.sections[0]!.items[0]!
const row = (column: string, cell: string) => `name,price,${column}\nCola,3.00,"${cell}"`

describe('a menu as CSV', () => {
  it.each([
    ['additives', '1,4', { additives: ['1', '4'] }],
    ['additives', '1; a', { additives: ['1', 'a'] }],
    ['caffeine', '32', { caffeineMgPer100ml: 32 }],
    ['caffeine', '9,5 mg/100 ml', { caffeineMgPer100ml: 9.5 }],
    ['alcohol', '5.2', { alcoholPercent: 5.2 }],
    ['alcohol', '5,2 % vol.', { alcoholPercent: 5.2 }],
    ['alcohol', '13%', { alcoholPercent: 13 }],
  ])('has in the column "%s" "%s"', (column, cell, expected) => {
    expect(read(row(column, cell)).mistakes).toEqual([])
    expect(dishOf(row(column, cell))).toMatchObject(expected)
  })

  it.each([
    ['caffeine', 'a lot', '"a lot" in "caffeine" is not mg in 100 ml. It is written like 32.'],
    ['alcohol', 'strong', '"strong" in "alcohol" is not percent by volume. It is written like 5.2.'],
  ])('is refused for "%s" of "%s"', (column, cell, text) => {
    expect(read(row(column, cell)).mistakes).toEqual([{ line: 2, text, cause: column }])
  })

  it.each<[string, Option[]]>([
    [
      'Garlic [milk, egg] +0.50, Ketchup',
      [{ name: 'Garlic', price: 50, allergens: ['MILK', 'EGG'] }, { name: 'Ketchup' }],
    ],
    ['Garlic +0,50 [milk], Ketchup', [{ name: 'Garlic', price: 50, allergens: ['MILK'] }, { name: 'Ketchup' }]],
    [
      'Ham [1, 4], Cola [a]',
      [
        { name: 'Ham', additives: ['1', '4'] },
        { name: 'Cola', additives: ['a'] },
      ],
    ],
    [
      'Brot [Gluten (Weizen, Dinkel), 7]; Reis',
      [{ name: 'Brot', allergens: ['WHEAT', 'SPELT'], additives: ['7'] }, { name: 'Reis' }],
    ],
    [
      '30 cm [milk],40 cm +2',
      [
        { name: '30 cm', allergens: ['MILK'] },
        { name: '40 cm', price: 200 },
      ],
    ],
    ['Cola (0.5 l)', [{ name: 'Cola (0.5 l)' }]],
  ])('has what options contain in square brackets: %s', (cell, options) => {
    const text = row('options', `Extra (0-2): ${cell}`)
    expect(read(text).mistakes).toEqual([])
    expect(dishOf(text).optionGroups[0]!.options).toEqual(options)
  })

  it('is refused for an option that seems to have a price, whatever it contains', () => {
    expect(read(row('options', 'Extra: Egg 1.20 [egg]')).mistakes).toEqual([
      {
        line: 2,
        text: '"Egg 1.20" ends in an amount without a plus. Write "Egg +1.20" if that is its price.',
        cause: 'plus',
      },
    ])
  })
})
