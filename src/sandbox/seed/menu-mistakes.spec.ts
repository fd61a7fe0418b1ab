import { describe, expect, it } from 'vitest'
import {
  mistakesOf,
  mistakesOfText,
  noodles,
  readWith,
  set,
  withDish,
  withMenuFile,
  type Loose,
} from '../../../tests/sandbox/menu-files'

withMenuFile()

const BOX = { name: 'Box', price: { Small: 450, Large: 650 } }
const eggFor = (price: object) => ({ name: 'Extra', options: [{ name: 'Egg', price }] })
const DIP = { name: 'Dip', options: ['Garlic'] }
const TIME = 'A time is written like "07:30"; midnight is "00:00".'
const dishes = (...names: string[]) => names.map((name) => ({ name, price: 1 }))
const add = (list: Loose | undefined, ...things: object[]) => list!.push(...(things as never[]))
const firstDishes = (file: Loose) => file.menus![0]!.sections![0]!.items

describe('a menu file', () => {
  it.each<[string, unknown, string]>([
    ['price', 14.5, '14.5 is not a whole number. Amounts are in minor units: 1450 for 14.5.'],
    ['price', -5, '-5: An amount is from 0 to 1000000000000.'],
    ['price', undefined, '"price" is missing.'],
    ['deposit', '0,25', '"0,25" is not a whole number. Amounts are in minor units: 850 for 8.50.'],
    ['content', 500, '500 is not text in quotes. A content is written like "0.5 l", "330 ml" or "1.5 kg".'],
    ['taxPercent', 0.19, '0.19: A tax is in percent: 7 for 7 %.'],
    ['minimumAge', 3, '3: An age is from 12 to 99 years, or 0 for none.'],
    ['minimumAge', '16', '"16" is not a whole number. An age is from 12 to 99 years, or 0 for none.'],
    ['spiceLevel', 9, '9: A number from 0 to 3 is expected.'],
    ['allergen', ['PEANUT'], '"allergen" is not known here. Did you mean "allergens"?'],
    ['id', '../x', '"../x": An id has letters, digits, - and _ only.'],
  ])('is refused in plain words for a dish whose %s is %j', (key, value, message) => {
    const mistakes = mistakesOf((file) => set(noodles(file), key, value))
    expect(mistakes).toEqual([expect.stringMatching(/^\d+ 'Hand-pulled noodles': /)])
    expect(mistakes[0]!.split("'Hand-pulled noodles': ")[1]).toBe(message)
  })

  it.each<[object, RegExp]>([
    [{ ...DIP, min: 3, max: 2 }, /at least 3 cannot be chosen of at most 2\.$/],
    [{ ...DIP, options: [] }, /'Dip': \[\]: At least 1 must be in this list\.$/],
    [{ ...DIP, min: 3, max: 5, maxPerOption: 2 }, /'Dip': at least 3 cannot be chosen, its options make 2 at most\.$/],
    [{ ...DIP, options: ['A', { name: 'a' }] }, /The id 'a' is taken by the option in line \d+\./],
  ])('is refused in plain words for the group %j', (group, message) => {
    expect(mistakesOf((file) => set(noodles(file), 'optionGroups', [group]))).toEqual([expect.stringMatching(message)])
  })

  it.each<[RegExp, (file: Loose) => void]>([
    [
      /^\d+ '.+': "100" is not a whole number\. Amounts are in minor units: 850 for 8\.50\.$/,
      (file) => set(noodles(file).optionGroups![2]!.options![0]!.optionGroups![0]!.options![1], 'price', '100'),
    ],
    [/^\d+ .*"name" is missing\.$/, (file) => set(noodles(file), 'name', undefined)],
    [/A name needs at least one character\.$/, (file) => set(noodles(file), 'name', '')],
    [
      /'Hand-pulled noodles': "PEANUTS" is not one of CELERY, .*WHEAT, .*MACADAMIA\. Did you mean "PEANUT"\?$/,
      (file) => noodles(file).allergens!.splice(1, 0, 'PEANUTS' as never),
    ],
    [
      /No group at the top of the file is called "Dipz"\. Did you mean "Dip"\?$/,
      (file) => {
        set(file, 'optionGroups', [DIP])
        set(noodles(file), 'optionGroups', ['Dipz'])
      },
    ],
    [
      /The group 'Loop' is within itself, so it would never end\.$/,
      (file) => set(file, 'optionGroups', [{ name: 'Loop', options: [{ name: 'Again', optionGroups: ['Loop'] }] }]),
    ],
    [/^1 "menus" is missing\.$/, (file) => set(file, 'menus', undefined)],
    [
      /The id 'hand-pulled-noodles' is taken by the dish in line \d+\. Give one of them an "id"\.$/,
      (file) => add(file.menus![1]!.sections![1]!.items, noodles(file)),
    ],
    [/The section 'Noodles & soups' has no dish\.$/, (file) => set(file.menus![0]!.sections![1], 'items', [])],
    [/The menu 'Breakfast' has no section\.$/, (file) => set(file.menus![1], 'sections', [])],
    [
      /The id 's' is taken by the section in line \d+\. Change a name, or give one of them an "id"\.$/,
      (file) => add(file.menus![0]!.sections, { name: 'S', items: dishes('A') }, { name: 'S', items: dishes('B') }),
    ],
    [
      /The id 'all-day' is taken by the menu in line 3\./,
      (file) => add(file.menus, { name: 'All day', sections: [{ name: 'S', items: dishes('Dish') }] }),
    ],
    [
      /The id 'dip' is taken by the group in line \d+\./,
      (file) => set(noodles(file), 'optionGroups', [DIP, { ...DIP, options: ['Chili'] }]),
    ],
    [
      /The id 'big' is taken by the serving in line \d+\. Change one of the names\.$/,
      (file) => add(firstDishes(file), { name: 'Box', price: { Big: 1, big: 2 } }),
    ],
    [
      /'Egg': no dish with this option has a serving "Smal"\. Did you mean "Small"\?$/,
      (file) => add(firstDishes(file), { ...BOX, optionGroups: [eggFor({ Smal: 100, Large: 200 })] }),
    ],
    [
      /'Egg' has no price for the serving "Large"\.$/,
      (file) => {
        set(file, 'optionGroups', [eggFor({ Small: 100 })])
        add(firstDishes(file), { ...BOX, optionGroups: ['Extra'] })
      },
    ],
    [
      /'Cola' has no serving "Smal"\. Did you mean "Small"\?$/,
      (file) => add(firstDishes(file), { name: 'Cola', price: { Small: 200, Large: 300 }, deposit: { Smal: 8 } }),
    ],
    [
      /'Fig' has no serving "Box"\.$/,
      (file) => add(firstDishes(file), { name: 'Fig', price: 200, content: { Box: '1 kg' } }),
    ],
    [
      /'Fig': "a box": A content is written like "0\.5 l", "330 ml" or "1\.5 kg"\.$/,
      (file) => add(firstDishes(file), { name: 'Fig', price: { Box: 200 }, content: { Box: 'a box' } }),
    ],
    [/101: A percentage is from 0 to 100\.$/, (file) => set(file.menus![0]!.sections![1], 'taxPercent', 101)],
  ])('is refused in plain words: %s', (message, mistake) => {
    expect(mistakesOf(mistake)).toEqual([expect.stringMatching(message)])
  })

  it.each([
    [{ from: '7 AM' }, `"7 AM": ${TIME}`],
    [{ to: '24:30' }, `"24:30": ${TIME}`],
    [
      { from: '07:30', to: '07:30' },
      `'Breakfast': "served" begins and ends at 07:30. Leave it out if the menu is always served.`,
    ],
  ])('is refused in plain words for a menu served %j', (served, message) => {
    const [mistake, ...others] = mistakesOf((file) => Object.assign(file.menus![1]!.served!, served))
    expect([mistake!.slice(-message.length), others]).toEqual([message, []])
  })

  it('is refused for the tax of a section that is a share', () => {
    const mistakes = mistakesOf((file) => set(file.menus![0]!.sections![0], 'taxPercent', 0.19))
    expect(mistakes).toEqual([expect.stringMatching(/^\d+ .*0\.19: A tax is in percent: 7 for 7 %\.$/)])
  })

  it('has no limit where the age is 0', () => {
    expect(readWith((file) => set(noodles(file), 'minimumAge', 0)).menus[0]!.sections[1]!.items[0]!.name).toBe(
      'Hand-pulled noodles',
    )
  })

  it('is refused for groups that contain each other', () => {
    const group = (name: string, inner: string) => ({ name, options: [{ name: 'More', optionGroups: [inner] }] })
    const mistakes = mistakesOf((file) => set(file, 'optionGroups', [group('A', 'B'), group('B', 'A')]))
    expect(mistakes.join()).toMatch(/The group '[AB]' is within itself/)
  })

  it.each([
    ['9.00', '9.00 is not a whole number. Amounts are in minor units: 900 for 9.00.'],
    ['1e15', '1000000000000000: An amount is from 0 to 1000000000000.'],
    ['9e2', '9e2 is not a whole number. Amounts are in minor units: 900 for 9e2.'],
    ['{ "Small": 12.0 }', '12.0 is not a whole number. Amounts are in minor units: 1200 for 12.0.'],
  ])('is refused for the price %s, which is not in minor units', (price, text) => {
    expect(mistakesOfText(withDish(`{"name": "Soup", "price": ${price}}`))).toEqual([`2 'Soup': ${text}`])
  })

  it.each(['1.00', '{ "S": 1.00 }'])('is refused for the deposit %s, which is no cent', (deposit) =>
    expect(mistakesOfText(withDish(`{"name": "Cola", "price": { "S": 250 }, "deposit": ${deposit}}`))).toEqual([
      "2 'Cola': 1.00 is not a whole number. Amounts are in minor units: 100 for 1.00.",
    ]),
  )
})
