import { describe, expect, it } from 'vitest'
import { createSandbox } from '../sandbox'
import {
  itemOf,
  lineOf,
  menuPath,
  mistakesOf,
  mistakesOfText,
  noodles,
  readMenu,
  readWith,
  set,
  withDish,
  withMenuFile,
  writeMenu,
} from '../../../tests/sandbox/menu-files'
import { seedMenus } from './menu'
import { signedInCustomer } from '../../../tests/sandbox/clients'
import { addToCart, placedOrder } from '../../../tests/sandbox/orders'

withMenuFile()

describe('a menu file', () => {
  it('may be the seed as JSON, which the sandbox then serves', async () => {
    expect(readWith()).toEqual(seedMenus)
    const [menu] = readWith((file) => set(itemOf(file, 6, 0), 'name', 'Lemonade of my own')).menus
    const customer = await signedInCustomer({ sandbox: createSandbox({ menu: { menus: [menu!] } }) })
    await addToCart(customer)
    expect((await placedOrder(customer)).lines[0]?.name).toBe('Lemonade of my own')
  })

  it('is refused with all of its mistakes at once, each with its line', () => {
    const mistakes = mistakesOf(
      (file) => set(noodles(file), 'price', 'ten'),
      (file) => set(noodles(file), 'spicy', true),
      (file) => set(itemOf(file, 2, 0), 'maxQuantity', 'many'),
      (file) => set(file.menus![1]!.served, 'from', '7'),
    )
    const lines = ['"ten"', '"spicy"', '"many"', '"from": "7"'].map(lineOf)
    expect(mistakes.map((line) => Number(line.split(' ')[0]))).toEqual(lines.toSorted((one, other) => one - other))
  })

  const withDishes = (dishOf: (at: number) => object) => {
    const items = Array.from({ length: 120 }, (_, at) => dishOf(at))
    return mistakesOf((file) => set(file, 'menus', [{ name: 'Lunch', sections: [{ name: 'All', items }] }]))
  }

  it('lists fifty mistakes and counts the others', () => {
    const mistakes = withDishes((at) => ({ name: `Dish ${at}`, price: 5, [`spicy${at}`]: true }))
    expect(mistakes).toHaveLength(51)
    expect(mistakes.at(-1)).toBe('and 70 more')
  })

  it('tells a cause that is there often once, with the lines of the others', () => {
    expect(withDishes((at) => ({ name: `Dish ${at}`, price: 'free' }))).toEqual([
      `11 'Dish 0': "free" is not a whole number. Amounts are in minor units: 850 for 8.50.`,
      'The same in lines 15, 19, 23, 27, 31, 35, 39, 43, 47, 51, 55, 59 and 107 more.',
    ])
    expect(withDishes((at) => ({ name: `Dish ${at}`, price: 5, allergens: [at < 4 ? 'FISK' : 'EGG'] }))).toEqual([
      expect.stringMatching(/^13 'Dish 0': "FISK" is not one of .* Did you mean "FISH"\?$/),
      'The same in lines 20, 27, 34.',
    ])
  })

  it.each([
    ['YAML', 'menus:', 'This is not JSON: an opening brace { is expected.'],
    ['null', 'null', 'This is not JSON: an opening brace { is expected.'],
    ['cut off', '{ "menus": [', 'This is not JSON: '],
    ['a list', '[]', '[] is not an object in { }.'],
  ])('is refused when it is %s', (_name, text, message) => {
    writeMenu(text)
    expect(() => readMenu()).toThrow(message)
  })

  it.each([
    ['{"name": "Soup"\n"price": 900}', '3 This is not JSON: a comma, quote or bracket is missing before this.'],
    ['{"price": 900\n"name": "Soup"}', '2 This is not JSON: a comma is missing at the end of this line.'],
    ['{"name": "Soup"}\n{"name": "Tea"}', '3 This is not JSON: a comma, quote or bracket is missing before this.'],
    ['{"name": "Soup", "price": 900', '3 This is not JSON: a closing bracket ] or } is missing before this.'],
    ['{"name": "Soup",, "price": 900}', '2 This is not JSON: there is a comma too many.'],
    ['{"price": 9,\n"price": 900}', '3 This name is there twice in one { }. Keep one of the two.'],
    ['{"name": Soup, "price": 900}', '2 This is not JSON: Soup is not in quotes. Write text like "Soup".'],
    ['{"name": "Soup", "price": }', '2 This is not JSON: a value is missing here.'],
  ])('is refused for the dish %j, in words of JSON: %s', (dish, mistake) => {
    expect(mistakesOfText(withDish(dish))).toEqual([mistake])
  })

  it('may have comments', () => {
    writeMenu(`// Lunch\n${withDish('/* "Tea"\n */ {"name": "Soup // spicy", // hello\n "price": 900}')}`)
    expect(readMenu().menus[0]!.sections[0]!.items).toMatchObject([{ name: 'Soup // spicy', price: 900 }])
    expect(mistakesOfText(`/* one\ntwo */ ${withDish('{"name": "Soup"}')}`)).toEqual([`3 'Soup': "price" is missing.`])
  })

  it.each([
    ['windows-1252', 'latin1', 2],
    ['UTF-16', 'utf16le', 1],
  ] as const)('is refused in %s, with that mistake only', (_name, encoding, line) => {
    const mark = encoding === 'utf16le' ? '\uFEFF' : ''
    expect(mistakesOfText(Buffer.from(mark + withDish('{"name": "Käse", "price": "?"}'), encoding))).toEqual([
      `${line} The file is not UTF-8. Save it as UTF-8, a spreadsheet as "CSV UTF-8".`,
    ])
  })

  it('may begin with a byte order mark, end its lines as Windows does, and have a comma too many', () => {
    const dish = '{"name": "Soup", "price": 500},'
    const menu = `{"name": "Lunch", "sections": [{"name": "Plates", "items": [${dish}]}]}`
    writeMenu(`\uFEFF{\r\n"menus": [${menu}]\r\n}`)
    expect(readMenu().menus[0]!.sections[0]!.items[0]).toMatchObject({ id: 'soup', price: 500 })
  })

  it('is refused without a stack trace', () => {
    writeMenu('{}')
    let stack = ''
    try {
      readMenu()
    } catch (cause) {
      stack = (cause as Error).stack ?? ''
    }
    expect(stack).toBe(`One mistake in ${menuPath()}:\n  ${menuPath()}:1 "menus" is missing.`)
  })

  it('is refused when it does not exist', () => {
    expect(() => readMenu()).toThrow(/menu\.json:1 There is no such file\./)
  })
})
