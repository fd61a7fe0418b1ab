import { describe, expect, it } from 'vitest'
import {
  mistakesOf,
  mistakesOfText,
  noodles,
  set,
  withDish,
  withMenuFile,
  type Loose,
} from '../../../tests/sandbox/menu-files'

withMenuFile()

const BOX = { name: 'Box', price: { Small: 450, Large: 650 } }
const eggFor = (price: object) => ({ name: 'Extra', options: [{ name: 'Egg', price }] })
const DIP = { name: 'Dip', options: ['Garlic'] }

describe('a menu file', () => {
  it.each<[string, RegExp, (file: Loose) => void]>([
    [
      'a wrong type deep inside',
      /^\d+ '.+': "100" is not a whole number\. Amounts are in minor units: 850 for 8\.50\.$/,
      (file) => set(noodles(file).optionGroups![2]!.options![0]!.optionGroups![0]!.options![1], 'price', '100'),
    ],
    [
      'a price that is not in cents',
      /'Hand-pulled noodles': 14\.5 is not a whole number\. Amounts are in minor units: 1450 for 14\.5\.$/,
      (file) => set(noodles(file), 'price', 14.5),
    ],
    [
      'a price below 0',
      /'Hand-pulled noodles': -5: An amount is from 0 to 1000000000000\.$/,
      (file) => set(noodles(file), 'price', -5),
    ],
    [
      'a price above all',
      /'Hand-pulled noodles': 1000000000000000: An amount is from 0 to 1000000000000\.$/,
      (file) => set(noodles(file), 'price', 1e15),
    ],
    [
      'more spice than there is',
      /'Hand-pulled noodles': 9: A number from 0 to 3 is expected\.$/,
      (file) => set(noodles(file), 'spiceLevel', 9),
    ],
    [
      'a missing price',
      /'Hand-pulled noodles': "price" is missing\.$/,
      (file) => Reflect.deleteProperty(noodles(file), 'price'),
    ],
    ['a missing name', /^\d+ .*"name" is missing\.$/, (file) => Reflect.deleteProperty(noodles(file), 'name')],
    ['a name of no character', /A name needs at least one character\.$/, (file) => set(noodles(file), 'name', '')],
    [
      'an allergen that there is not',
      /'Hand-pulled noodles': "PEANUTS" is not one of CELERY, .*WHEAT\. Did you mean "PEANUT"\?$/,
      (file) => noodles(file).allergens!.splice(1, 0, 'PEANUTS' as never),
    ],
    [
      'a misspelt field',
      /'Hand-pulled noodles': "allergen" is not known here\. Did you mean "allergens"\?$/,
      (file) => set(noodles(file), 'allergen', ['PEANUT']),
    ],
    [
      'a group that is not there',
      /No group at the top of the file is called "Dipz"\. Did you mean "Dip"\?$/,
      (file) => {
        set(file, 'optionGroups', [DIP])
        set(noodles(file), 'optionGroups', ['Dipz'])
      },
    ],
    [
      'a group that names itself',
      /The group 'Loop' is within itself, so it would never end\.$/,
      (file) => set(file, 'optionGroups', [{ name: 'Loop', options: [{ name: 'Again', optionGroups: ['Loop'] }] }]),
    ],
    [
      'limits that contradict each other',
      /at least 3 cannot be chosen of at most 2\.$/,
      (file) => set(noodles(file), 'optionGroups', [{ ...DIP, min: 3, max: 2 }]),
    ],
    [
      'a group without options',
      /'Dip': \[\]: At least 1 must be in this list\.$/,
      (file) => set(noodles(file), 'optionGroups', [{ ...DIP, options: [] }]),
    ],
    [
      'a time of day written in words',
      /"7 AM": A time is written like "07:30"; midnight is "00:00"\.$/,
      (file) => set(file.menus![1]!.served, 'from', '7 AM'),
    ],
    [
      'an hour after midnight',
      /"24:30": A time is written like "07:30"; midnight is "00:00"\.$/,
      (file) => set(file.menus![1]!.served, 'to', '24:30'),
    ],
    ['no menus', /^1 "menus" is missing\.$/, (file) => Reflect.deleteProperty(file, 'menus')],
    [
      'a dish that stands there twice',
      /The id 'hand-pulled-noodles' is taken by the dish in line \d+\. Give one of them an "id"\.$/,
      (file) => file.menus![1]!.sections![1]!.items!.push(noodles(file)),
    ],
    [
      'an id that is no part of an address',
      /"\.\.\/x": An id has letters, digits, - and _ only\.$/,
      (file) => set(noodles(file), 'id', '../x'),
    ],
    [
      'more choices than options',
      /'Dip': at least 3 cannot be chosen, its options make 2 at most\.$/,
      (file) => set(noodles(file), 'optionGroups', [{ ...DIP, min: 3, max: 5, maxPerOption: 2 }]),
    ],
    [
      'a menu that is served at no time',
      /'Breakfast': "served" begins and ends at 07:30\. Leave it out if the menu is always served\.$/,
      (file) => set(file.menus![1], 'served', { from: '07:30', to: '07:30' }),
    ],
    [
      'a section without dishes',
      /The section 'Noodles & soups' has no dish\.$/,
      (file) => set(file.menus![0]!.sections![1], 'items', []),
    ],
    [
      'a menu without sections',
      /The menu 'Breakfast' has no section\.$/,
      (file) => set(file.menus![1], 'sections', []),
    ],
    [
      'a section that is there twice',
      /The id 's' is taken by the section in line \d+\. Change a name, or give one of them an "id"\.$/,
      (file) =>
        file.menus![0]!.sections!.push(
          ...([1, 2].map((at) => ({ name: 'S', items: [{ name: `Dish ${at}`, price: 1 }] })) as never[]),
        ),
    ],
    [
      'a menu that is there twice',
      /The id 'all-day' is taken by the menu in line 3\./,
      (file) =>
        file.menus!.push({ name: 'All day', sections: [{ name: 'S', items: [{ name: 'Dish', price: 1 }] }] } as never),
    ],
    [
      'an option that is there twice',
      /The id 'a' is taken by the option in line \d+\./,
      (file) => set(noodles(file), 'optionGroups', [{ name: 'G', options: ['A', { name: 'a' }] }]),
    ],
    [
      'a group that is there twice',
      /The id 'g' is taken by the group in line \d+\./,
      (file) =>
        set(noodles(file), 'optionGroups', [
          { name: 'G', options: ['A'] },
          { name: 'G', options: ['B'] },
        ]),
    ],
    [
      'servings with the same id',
      /The id 'big' is taken by the serving in line \d+\. Change one of the names\.$/,
      (file) => file.menus![0]!.sections![0]!.items!.push({ name: 'Box', price: { Big: 1, big: 2 } } as never),
    ],
    [
      'an option with a price for a serving that there is not',
      /'Egg': no dish with this option has a serving "Smal"\. Did you mean "Small"\?$/,
      (file) =>
        file.menus![0]!.sections![0]!.items!.push({
          ...BOX,
          optionGroups: [eggFor({ Smal: 100, Large: 200 })],
        } as never),
    ],
    [
      'an option in a group at the top without a price for a serving',
      /'Egg' has no price for the serving "Large"\.$/,
      (file) => {
        set(file, 'optionGroups', [eggFor({ Small: 100 })])
        file.menus![0]!.sections![0]!.items!.push({ ...BOX, optionGroups: ['Extra'] } as never)
      },
    ],
  ])('is refused for %s, in plain words', (_name, message, mistake) => {
    const mistakes = mistakesOf(mistake)
    expect(mistakes).toEqual([expect.stringMatching(message)])
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
})
