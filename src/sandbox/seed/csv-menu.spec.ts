import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mistakesOf as mistakesOfFile, readMenuFile } from '../../../tests/sandbox/restaurant-files'
import { parseCsv } from './csv-menu'
import { completeMenu } from './short-menu'
import type { OptionGroup, SeedMenuFile } from './types'

let path: string
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'menu.csv')
})
afterEach(() => {
  rmSync(dirname(path), { recursive: true })
})

function read(...rows: string[]) {
  writeFileSync(path, rows.join('\n'))
  return readMenuFile(path).menus
}
const mistakesOf = (...rows: string[]) => mistakesOfFile(path, () => read(...rows))

const groupsOf = (cell: string) =>
  read('name,price,options', `Fries,5.00,${cell}`)[0]!.sections[0]!.items[0]!.optionGroups
const textOf = ({ options }: OptionGroup) => options.map(({ name, price }) => `${name} ${price}`).join(', ')

describe('a menu as CSV', () => {
  it('has a dish a row, in menus and sections in the order of the rows', () => {
    const menus = read(
      'menu,section,name,price,description,allergens,diets,spice,popular',
      'Lunch,Pizza,Margherita,9.00,"Tomato, ""fior di latte""","milk, wheat",Vegetarian,0,yes',
      'Lunch,Sides,Fries,5,,,vegan;gluten free,,',
      'Lunch,Pizza,Diavola,10.5,,Tree nuts,,2,no',
      'Dinner,Sides,Olives,4.50,,,,,',
    )
    const sections = menus.flatMap((menu) => menu.sections.map((one) => [menu.name, one.name, one.items.length]))
    expect(sections.map((one) => one.join(' '))).toEqual(['Lunch Pizza 2', 'Lunch Sides 1', 'Dinner Sides 1'])
    const [margherita, diavola] = menus[0]!.sections[0]!.items
    expect(margherita).toMatchObject({
      ...{ id: 'margherita', price: 900, description: 'Tomato, "fior di latte"', popular: true },
      ...{ allergens: ['MILK', 'WHEAT'], diets: ['VEGETARIAN'] },
    })
    expect(diavola).toMatchObject({ price: 1050, allergens: ['TREE_NUTS'], spiceLevel: 2, popular: false })
    expect(menus[0]!.sections[1]!.items[0]).toMatchObject({ price: 500, diets: ['VEGAN', 'GLUTEN_FREE'] })
  })

  it.each([
    ['gluten, tree nuts', 'GLUTEN TREE_NUTS'],
    ['Rye; barley, Brazil nuts, pistachios', 'RYE BARLEY BRAZIL_NUT PISTACHIO'],
    ['Weizen, Roggen, Gerste, Hafer, Dinkel, Kamut', 'WHEAT RYE BARLEY OATS SPELT KAMUT'],
    ['Eier, Milch, Soja, Sellerie, Senf, Schalenfru\u0308chte', 'EGG MILK SOY CELERY MUSTARD TREE_NUTS'],
    ['Gluten (Weizen, Dinkel), Milch, Schalenfrüchte (Mandeln)', 'WHEAT SPELT MILK ALMOND'],
    ['tree nuts (wheat)', 'TREE_NUTS WHEAT'],
  ])('has allergens in English or German: %s', (cell, allergens) => {
    const [menu] = read('name,price,allergens', `Cake,5.00,"${cell}"`)
    expect(menu!.sections[0]!.items[0]!.allergens.join(' ')).toBe(allergens)
  })

  it.each([
    ['Nüsse', /^2 'Cake': "NÜSSE" is not one of CELERY, .*SPELT, .*MACADAMIA\.$/],
    ['Dinckel', /^2 'Cake': "DINCKEL" is not one of CELERY, .*MACADAMIA\.$/],
    ['Pistacho', /Did you mean "PISTACHIO"\?$/],
  ])('is refused for the allergen %s', (cell, mistake) => {
    expect(mistakesOf('name,price,allergens', `Cake,5.00,${cell}`)).toEqual([expect.stringMatching(mistake)])
  })

  it('has groups of options, with limits and prices', () => {
    const groups = groupsOf('"Dips (0-2): Garlic +0.50, Ketchup | Salt: Sea salt, Chili salt | Sauce (1): Hot, Mild"')
    expect(groups).toMatchObject([
      { name: 'Dips', min: 0, max: 2 },
      { name: 'Salt', min: 1, max: 1 },
      { name: 'Sauce', min: 1, max: 1 },
    ])
    const options = ['Garlic 50, Ketchup 0', 'Sea salt 0, Chili salt 0', 'Hot 0, Mild 0']
    expect(groups.map(textOf)).toEqual(options)
  })

  it.each([
    ['semicolons and commas as a spreadsheet in Europe writes them', 'name;price\nSuppe;8,50'],
    ['a byte order mark and the line ends of Windows', '\uFEFFname,price\r\nSuppe,8.50\r\n'],
    ['capitals in its head and empty rows', 'Name,PRICE\n\nSuppe,$8.50\n,\n\n'],
    ['tabs', 'name\tprice\nSuppe\t8.50'],
    ["Excel's line with the separator", 'sep=;\r\nname;price\r\nSuppe;8,50\r\n'],
  ])('may have %s', (_, text) => {
    expect(read(text)[0]!.sections[0]!.items).toMatchObject([{ name: 'Suppe', price: 850 }])
  })

  it.each([
    ['0 digits', 'JPY', '850', 850],
    ['3 digits', 'KWD', '8.500', 8500],
    ['a sign', 'JPY', '￥850', 850],
  ])('has amounts of a currency with %s', (_, currency, written, amount) => {
    const { value } = parseCsv(`name,price\nSoup,${written}`, currency)
    expect(value).toMatchObject({ menus: [{ sections: [{ items: [{ price: amount }] }] }] })
  })

  it.each([
    ['7', '0.25', '0,5 l', [7, 25, { amount: 0.5, unit: 'L' }]],
    ['5,5 %', '€1,50', '330 ml', [5.5, 150, { amount: 330, unit: 'ML' }]],
    ['19%', '0', '1.5 KG', [19, 0, { amount: 1.5, unit: 'KG' }]],
    ['', '', '33 cl', [undefined, undefined, { amount: 330, unit: 'ML' }]],
    ['', '', '250g', [undefined, undefined, { amount: 250, unit: 'G' }]],
  ])('has the tax "%s", the deposit "%s" and the content "%s"', (tax, deposit, content, expected) => {
    const { value } = parseCsv(`name;price;tax;deposit;content\nCola;3,00;${tax};${deposit};${content}`, 'EUR')
    const { menus } = completeMenu(value) as SeedMenuFile
    const [dish] = menus[0]!.sections[0]!.items
    expect([dish!.taxPercent, dish!.deposit, dish!.content]).toEqual(expected)
  })

  it('is refused for a tax, a deposit and a content that are none', () => {
    const rows = [
      'Cola;3,00;seven;0,25;0,5 l',
      'Beer;4,00;119;little;1.500 g',
      'Tea;2,00;7;0;0 l',
      'Rum;2,00;7;0;a lot',
    ]
    expect(mistakesOf('name;price;tax;deposit;content', ...rows)).toEqual([
      `2 'Cola': "seven" is not a number. A percentage is from 0 to 100.`,
      `3 "little" is not a price. It is written like 8.50.`,
      `3 'Beer': "1.500 g": A content is written like "0.5 l", "330 ml" or "1.5 kg".`,
      `3 'Beer': 119: A percentage is from 0 to 100.`,
      `4 'Tea': "0 l": A content is written like "0.5 l", "330 ml" or "1.5 kg".`,
      `5 'Rum': "a lot": A content is written like "0.5 l", "330 ml" or "1.5 kg".`,
    ])
  })

  it('is refused with all of its mistakes at once, each with its line', () => {
    expect(
      mistakesOf(
        'name,price,alergens,diets,options',
        'Soup,eight,,,',
        ',5.00,,,',
        'Fries,,,,Dips without a colon',
        'Salad,6.00,,vegitarian,',
        'Soup,8.00,,,',
        'Tea,3.999,,,',
      ),
    ).toEqual([
      '1 The column "alergens" is not one of menu, section, id, name, description, price, tax, deposit, content, picture, plate, allergens, additives, caffeine, alcohol, diets, spice, popular, age, options. Did you mean "allergens"?',
      '2 "eight" is not a price. It is written like 8.50.',
      '3 \'Dishes\': "name" is missing.',
      '4 "Dips without a colon" is not a group of options. It is written like "Dips (0-2): Garlic +0.50, Ketchup".',
      '4 \'Fries\': "price" is missing.',
      '5 \'Salad\': "VEGITARIAN" is not one of VEGETARIAN, VEGAN, GLUTEN_FREE. Did you mean "VEGETARIAN"?',
      '6 The id \'soup\' is taken by the dish in line 2. Give one of them an "id".',
      '7 "3.999" is not a price. It is written like 8.50.',
    ])
  })

  it('is refused for a row with more cells than columns: an allergen may be in the last', () => {
    expect(mistakesOf('name,price,allergens', 'Omelette,8.50,egg,milk')).toEqual([
      '2 This row is not CSV: it has more cells than the table has columns. Put a cell with "," in it in quotes.',
    ])
    expect(mistakesOf('name;price;allergens', 'Omelette;8,50;egg;milk')).toEqual([
      '2 This row is not CSV: it has more cells than the table has columns. Put a cell with ";" in it in quotes.',
    ])
  })

  it('reads prices of options with a decimal comma, and refuses a price that is not a number', () => {
    const [menu] = read('name;price;options', 'Fries;5,00;"Dips: Garlic +0,50, Truffle +$1,00, Ketchup"')
    expect(textOf(menu!.sections[0]!.items[0]!.optionGroups[0]!)).toBe('Garlic 50, Truffle 100, Ketchup 0')
    expect(mistakesOf('name,price,options', 'Fries,5.00,"Dips: Garlic + little"')).toEqual([
      '2 "little" is not a price. It is written like 8.50.',
    ])
  })

  it.each([
    ['Size: 30 cm,40 cm +2', '30 cm 0, 40 cm 200'],
    ['Type: Sugar,7 Up,Cola', 'Sugar 0, 7 Up 0, Cola 0'],
    ['Type: Cola +1,7 Up +1,50,Tea', 'Cola 100, 7 Up 150, Tea 0'],
    ['Size: 20,30', '20 0, 30 0'],
    ['Cup: Cola 2, Room 7-9', 'Cola 2 0, Room 7-9 0'],
  ])('tells the commas of %s from those of prices', (cell, options) => {
    expect(groupsOf(`"${cell}"`).map(textOf)).toEqual([options])
  })

  it.each([
    ['Bacon -0.50', '"Bacon -0.50": an option cannot make a dish cheaper. Write "Bacon" without a price.'],
    ['Speck − 1', '"Speck − 1": an option cannot make a dish cheaper. Write "Speck" without a price.'],
    ['Bacon -0,50', '"Bacon -0,50": an option cannot make a dish cheaper. Write "Bacon" without a price.'],
    ['Ei 1.20', '"Ei 1.20" ends in an amount without a plus. Write "Ei +1.20" if that is its price.'],
    ['Ei 1,20', '"Ei 1,20" ends in an amount without a plus. Write "Ei +1,20" if that is its price.'],
    ['Ei $1', '"Ei $1" ends in an amount without a plus. Write "Ei +$1" if that is its price.'],
  ])('is refused for the option %s', (option, mistake) => {
    expect(mistakesOf('name,price,options', `Fries,5.00,"Extra: Ham, ${option}"`)).toEqual([`2 ${mistake}`])
  })

  it.each<[string, string[], string[]]>([
    [
      'a duplicate column',
      ['name,price,Price', 'Soup,5.00,6.00'],
      ['1 The column "price" is there twice. Keep one of the two.'],
    ],
    [
      'a word that is neither yes nor no',
      ['name,price,popular', 'Soup,5,ja'],
      ['2 "ja" in "popular" is neither yes nor no.'],
    ],
    [
      'an age that is none',
      ['name,price,age', 'Beer,5,adult', 'Wine,5,180', 'Cider,5,18'],
      [
        `2 'Beer': "adult" is not a whole number. An age is from 12 to 99 years, or 0 for none.`,
        `3 'Wine': 180: An age is from 12 to 99 years, or 0 for none.`,
      ],
    ],
    [
      'prices in another currency',
      ['name,price', 'Soup,€5', 'Tea,¥6'],
      [
        `2 "€5" is not in the restaurant's currency, USD. Write $5.`,
        `3 "¥6" is not in the restaurant's currency, USD. Write $6.`,
      ],
    ],
    [
      'a quote that is never closed, with the line where it opens',
      ['name,price', '"Tea ""black"" 1",2', 'Soup,"8.50', 'Fries,5.00', 'Rice,2.00'],
      ['3 This row is not CSV: a quote opens here and is never closed.'],
    ],
  ])('is refused for %s', (_name, rows, mistakes) => expect(mistakesOf(...rows)).toEqual(mistakes))

  it('reports one mistake for a row with several stray quotes', () => {
    expect(mistakesOf('name,price', 'The "Big" one,8.50', 'Fries,5.00')).toEqual([
      expect.stringMatching(/^2 This row is not CSV: /),
    ])
  })

  it('may have 5,000 rows', () => {
    const rows = Array.from({ length: 5000 }, (_, at) => `Section ${at % 40},Dish ${at},${(at % 30) + 1}.50`)
    const [menu] = read('section,name,price', ...rows)
    expect(menu!.sections.reduce((sum, { items }) => sum + items.length, 0)).toBe(5000)
  })
})
