import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EXAMPLE } from '../../../tests/sandbox/example'
import { mistakesOf } from '../../../tests/sandbox/restaurant-files'
import { seedMenus } from './menu'
import { restaurant } from './restaurant'
import { readRestaurantFolder } from './restaurant-folder'

const MENU = { menus: [{ name: 'All', sections: [{ name: 'Plates', items: [{ name: 'Soup', price: 500 }] }] }] }
const SHORT = {
  name: 'Pizzeria Aurora',
  address: { line1: 'Via Nassa 1', city: 'Lugano', postalCode: '6900', country: 'CH' },
  timeZone: 'Europe/Rome',
  currency: 'EUR',
  hours: { EVERY_DAY: ['11:30-14:30', '18:00-23:00'], MONDAY: [] },
}
const NO_HOURS = '11 There are no hours, so nobody can order. Write them like "EVERY_DAY": "11:00-22:30".'
const A_DAY =
  'Write a day like "2026-12-24", or the first and the last one like "2026-08-03/2026-08-17"; without the year they hold each year.'
const inCountry = (country: string) => ({ address: { ...SHORT.address, country } })
const inAddress = (change: object) => ({ address: { ...SHORT.address, ...change } })
const promo = (code: string, change: object = {}) => ({ code, text: 'Hello', percent: 5, ...change })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restaurant-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const at = (name: string) => join(folder, name)
const write = (name: string, content: unknown) =>
  writeFileSync(at(name), typeof content === 'string' ? content : JSON.stringify(content, null, 2))

function read(given: object = SHORT, menu: unknown = MENU) {
  write('restaurant.json', given)
  write('menu.json', menu)
  return readRestaurantFolder(folder)
}

describe('a restaurant folder', () => {
  it('may be that of the example', () => {
    write('restaurant.json', readFileSync(EXAMPLE, 'utf8'))
    write('menu.json', readFileSync(EXAMPLE.replace('restaurant', 'menu'), 'utf8'))
    write('plates.json', readFileSync(EXAMPLE.replace('restaurant', 'plates'), 'utf8'))
    expect(readRestaurantFolder(folder)).toEqual({ restaurant, menu: seedMenus, translations: {} })
  })

  it.each<[string, object]>([
    ['QA', { line1: 'Street 850', city: 'Doha' }],
    ['HK', { line1: '1 Nathan Road', region: 'Kowloon' }],
    ['AE', { line1: 'Al Wasl Road 5', region: 'Dubai' }],
    ['IE', { line1: '12 Main Street', city: 'Galway' }],
    ['JP', { line1: '中央区銀座1-1-1', region: '東京都', postalCode: '104-0061' }],
  ])('may be in %s, with an address that has what the country needs', (country, address) => {
    const { restaurant } = read({ ...SHORT, address: { ...address, country } })
    expect(restaurant.address).toEqual({
      ...{ line2: null, city: '', region: '', postalCode: '' },
      ...{ ...address, country },
    })
  })

  it('may deliver to cities, and then offers no check of postal codes', () => {
    const { restaurant } = read({ ...SHORT, delivery: { minutes: 30, postalCodes: ['6900'], cities: ['Lugano'] } })
    expect([restaurant.deliversTo, restaurant.deliveryAreas]).toEqual([['6900', 'Lugano'], false])
  })

  it.each([
    ['JPY', '9.00', '9 for 9.00'],
    ['HUF', '2490.50', '249050 for 2490.50'],
    ['KWD', '8.5', '8500 for 8.5'],
    ['KWD', '"8"', '850 for 0.850'],
  ])('tells what is meant in the minor units of %s by %s', (currency, price, told) => {
    write(
      'menu.json',
      `{"menus":[{"name":"All","sections":[{"name":"All","items":[{"name":"Tea","price":${price}}]}]}]}`,
    )
    write('restaurant.json', { ...SHORT, currency })
    expect(() => readRestaurantFolder(folder)).toThrow(told)
  })

  it('needs a name, an address, a time zone, a currency and hours; everything else has a default', () => {
    const { restaurant: pizzeria, menu } = read()
    expect(pizzeria).toMatchObject({
      ...{ id: 'pizzeria-aurora', name: 'Pizzeria Aurora', tagline: '' },
      ...{ delivery: null, minimumOrder: 0, location: null },
      ...{ tax: { percent: 0, included: false }, promoCodes: [], pickup: { minutes: 25 } },
    })
    expect(pizzeria.hours.map(({ day, periods }) => [day, periods.length])).toEqual([
      ['MONDAY', 0],
      ...['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((day) => [day, 2]),
    ])
    expect(pizzeria.hours[1]!.periods[0]).toEqual({ opens: '11:30', closes: '14:30' })
    expect(menu.menus[0]!.sections[0]!.items[0]).toMatchObject({ id: 'soup', price: 500 })
  })

  it('may say that it does not deliver, and write promo codes as it likes', () => {
    const { restaurant: pizzeria } = read({
      ...SHORT,
      delivery: null,
      promoCodes: [{ code: ' Ciao10 ', text: 'Hello', percent: 10 }],
    })
    expect(pizzeria).toMatchObject({ delivery: null, promoCodes: [{ code: 'CIAO10' }] })
  })

  it.each([{ menus: [] }, { menus: [{ name: 'All', sections: [{ name: 'Plates', items: [] }] }] }])(
    'needs a dish: %j',
    (menu) => {
      expect(() => read(SHORT, menu)).toThrow('There is no dish on the menu.')
    },
  )

  it('needs a dish in a spreadsheet, too', () => {
    write('restaurant.json', SHORT)
    write('menu.csv', 'name,price\n')
    expect(() => readRestaurantFolder(folder)).toThrow('menu.csv:1 There is no dish on the menu.')
  })

  it('may have its menu as a spreadsheet, with prices in the digits of its currency', () => {
    write('restaurant.json', { ...SHORT, currency: 'KWD' })
    write('menu.csv', 'name,price\nSoup,1.250\n')
    expect(readRestaurantFolder(folder).menu.menus[0]!.sections[0]!.items).toMatchObject([{ price: 1250 }])
  })

  it('reports the mistakes of both files at once, without a stack trace', () => {
    let error = new Error()
    try {
      read({ ...SHORT, name: '' }, { menus: [{ name: 'All' }] })
    } catch (cause) {
      error = cause as Error
    }
    expect(error.message.split('\n')).toEqual([
      `One mistake in ${at('restaurant.json')}:`,
      `  ${at('restaurant.json')}:2 "": A name needs at least one character.`,
      `One mistake in ${at('menu.json')}:`,
      expect.stringMatching(/menu\.json:3 'All': "sections" is missing\.$/),
    ])
    expect(error.stack).toBe(error.message)
  })

  it('may have pictures of its own, of the sample restaurant and of other sites; a missing one is reported', () => {
    mkdirSync(at('pictures'))
    write('pictures/hot soup.jpg', '')
    const dish = (imageUrl: string) => ({ name: imageUrl, price: 5, imageUrl })
    const menuOf = (...urls: string[]) => ({
      menus: [{ name: 'All', sections: [{ name: 'P', items: urls.map(dish) }] }],
    })
    read(
      SHORT,
      menuOf('/pictures/hot%20soup.jpg', '/pictures/row-curry.webp', 'https://example.com/a.jpg', '/own/b.jpg'),
    )
    expect(mistakesOf(at('menu.json'), () => read(SHORT, menuOf('/pictures/hotsoup.jpg')))).toEqual([
      expect.stringMatching(
        /There is no picture "hotsoup\.jpg" in the folder "pictures"\. Did you mean "hot soup\.jpg"\?$/,
      ),
    ])
  })

  it('with two menus is asked to keep one', () => {
    write('menu.csv', 'name,price\nSoup,5.00\n')
    expect(() => read()).toThrow('menu.csv:1 There is also menu.json. Keep one of the two.')
  })

  it('that is not there says which files are missing', () => {
    expect(() => readRestaurantFolder(at('none'))).toThrow(
      /restaurant\.json:1 There is no such file\.[\s\S]*menu\.json:1 There is no such file\./,
    )
  })
})

it.each<[object, string]>([
  [{ address: undefined }, '1 "address" is missing.'],
  [{ hours: { MONDAY: '9 to 5' } }, '12 "9 to 5": Hours are written like "11:00-22:30"; midnight is 00:00.'],
  [{ hours: { MONDAY: '11:00-25:00' } }, '12 "11:00-25:00": Hours are written like "11:00-22:30"; midnight is 00:00.'],
  [{ hours: { MUNDAY: '11:00-22:00' } }, '12 "MUNDAY" is not known here. Did you mean "MONDAY"?'],
  [{ hours: { FRIDAY: ['11:00-15:00', '14:00-22:00'] } }, '12 FRIDAY: 11:00-15:00 and 14:00-22:00 overlap.'],
  [{ hours: {} }, NO_HOURS],
  [{ hours: { EVERY_DAY: [] } }, NO_HOURS],
  [{ hours: { EVERY_DAY: ['00:00-03:00', '18:00-02:00'] } }, '12 EVERY_DAY: 18:00-02:00 and 00:00-03:00 overlap.'],
  [
    { hours: { FRIDAY: '18:00-04:00', SATURDAY: ['02:00-22:00'] } },
    '12 FRIDAY: 18:00-04:00 and 02:00-22:00 of SATURDAY overlap.',
  ],
  [
    { hours: { SUNDAY: '18:00-04:00', MONDAY: '03:00-05:00' } },
    '12 SUNDAY: 18:00-04:00 and 03:00-05:00 of MONDAY overlap.',
  ],
  [{ phone: 'not a phone' }, '18 "not a phone" is not a phone number. Write it like "+41 78 123 45 67".'],
  [{ specialHours: { '2026-02-30': [] } }, `19 "2026-02-30" is not a day of the calendar. ${A_DAY}`],
  [{ specialHours: { '24.12.2026': [] } }, `19 "24.12.2026" is not a day. ${A_DAY}`],
  [{ specialHours: { '2026-08-17/2026-08-03': [] } }, `19 "2026-08-17/2026-08-03" ends before it begins. ${A_DAY}`],
  [
    { specialHours: { '2026-08-03/2027-08-17': [] } },
    '19 "2026-08-03/2027-08-17" has more than 366 days. Change "hours" instead.',
  ],
  [
    { specialHours: { '2026-12-20/2027-01-02': [], '2026-12-31': '11:00-15:00' } },
    '20 "2026-12-31" and "2026-12-20/2027-01-02" both name 2026-12-31. Name each day once.',
  ],
  [{ specialHours: { '02-30': [] } }, `19 "02-30" is not a day of the calendar. ${A_DAY}`],
  [{ specialHours: { '12-24-2026': [] } }, `19 "12-24-2026" is not a day. ${A_DAY}`],
  [
    { specialHours: { '12-24/2027-01-02': [] } },
    `19 "12-24/2027-01-02" has one day with a year and one without. ${A_DAY}`,
  ],
  [
    { specialHours: { '2026-12-24': ['11:00-15:00', '14:00-16:00'] } },
    '19 2026-12-24: 11:00-15:00 and 14:00-16:00 overlap.',
  ],
  [
    { specialHours: { '2026-12-24': 'closed' } },
    '19 "closed": Hours are written like "11:00-22:30"; midnight is 00:00.',
  ],
  [
    { specialHours: { '2026-12-24': null } },
    '19 null is not text in quotes. Hours are written like "11:00-22:30"; midnight is 00:00.',
  ],
  [{ specialHours: { '2026-12-24': { note: 'Christmas Eve' } } }, '19 "hours" is missing.'],
  [{ specialHours: { '2026-12-24': { hours: [], nota: 'x' } } }, '21 "nota" is not known here. Did you mean "note"?'],
  [{ email: 'nope' }, '18 "nope": An email address is written like "hello@example.com".'],
  [{ location: { latitude: 200, longitude: 9 } }, '19 200: A number from -90 to 90 is expected.'],
  [{ promoCodes: [promo('a'), promo(' A')] }, '24 The code "A" is taken by the promo code in line 19.'],
  [
    { heroImageUrls: ['foo.jpg'] },
    '19 "foo.jpg" is not the address of a picture. Write "/pictures/foo.jpg" for a file in the folder "pictures".',
  ],
  [
    { timeZone: 'Europe/Rom' },
    '9 "Europe/Rom" is not a known time zone. Write it like "America/New_York". Did you mean "Europe/Rome"?',
  ],
  [{ currency: 'EURO' }, '10 "EURO" is not a known currency. Write it like "EUR". Did you mean "EUR"?'],
  [
    { locale: 'xx-US' },
    '18 "xx-US" is not a locale of the shop. Write it like "en-US"; the languages are en, ar, de, es, fr, it, tr.',
  ],
  [inCountry('Italy'), '7 "Italy": A country is written with two letters, like "US".'],
  [inCountry('QX'), '7 "QX" is not a known country. Write it like "US".'],
  // Whether the number is one there nobody knows.
  [{ ...inCountry('QX'), phone: '0221 9920123' }, '7 "QX" is not a known country. Write it like "US".'],
  // Often used, though it does not exist.
  [inCountry('UK'), '7 "UK" is not a known country. Write it like "US". Did you mean "GB"?'],
  [inAddress({ city: undefined }), '3 "city" is missing: an address in CH has one.'],
  [inAddress({ postalCode: '' }), '3 "postalCode" is missing: an address in CH has one. Write it like "2544".'],
  [inAddress({ postalCode: '69000' }), '6 "69000" is no postal code of CH. Write it like "2544".'],
  [inAddress({ postalCode: '00144', country: 'IT', region: '' }), '3 "region" is missing: an address in IT has one.'],
  [
    inAddress({ postalCode: undefined, country: 'AE', region: 'Dubay' }),
    '7 "Dubay" is no emirate of AE. There are Abu Dhabi, Ajman, Dubai, Fujairah, Ras al Khaimah, Sharjah, Umm Al Quwain. Did you mean "Dubai"?',
  ],
  [{ tax: { percent: 0.07 } }, '19 0.07: A tax is in percent: 7 for 7 %.'],
  [{ tax: { percent: 7, deliveryPercent: 0.19 } }, '20 0.19: A tax is in percent: 7 for 7 %.'],
  [{ tax: { percent: 119 } }, '19 119: A percentage is from 0 to 100.'],
  [{ tax: { percent: 7, deliveryPercent: 119 } }, '20 119: A percentage is from 0 to 100.'],
  [{ delivery: { minutes: 30, fee: 2.5 } }, '20 2.5 is not a whole number. Amounts are in minor units: 250 for 2.5.'],
  [{ giftCards: { amounts: [25.5] } }, '20 25.5 is not a whole number. Amounts are in minor units: 2550 for 25.5.'],
  [{ promoCodes: [promo('CIAO', { percent: undefined })] }, '19 "CIAO" needs either a "percent" or an "amount".'],
  [
    { promoCodes: [promo('CIAO', { ends: '2026-99-99T00:00:00Z' })] },
    '23 "2026-99-99T00:00:00Z" is not a date and time. Write it like "2026-12-31T23:00:00Z".',
  ],
  [{ tagine: 'Wood and fire' }, '18 "tagine" is not known here. Did you mean "tagline"?'],
  [
    { name: 'مقهى نور' },
    '2 "id" is missing: addresses have the letters a to z only, so none can be made of "مقهى نور".',
  ],
  [{ paymentMethods: [] }, '18 []: At least one way to pay is needed.'],
  [{ id: 'my shop' }, '18 "my shop": An id has letters, digits, - and _ only.'],
])('a restaurant file with %o is refused in plain words: %s', (change, message) => {
  const found = mistakesOf(at('restaurant.json'), () => read({ ...SHORT, ...change }))
  expect(found).toEqual([message])
})

it.each([
  ['tamarind-row', ['12-24', '12-25', '01-01']],
  ['pizzeria-aurora', ['12-24', '12-25', '12-26', '08-14', '08-15', '08-16']],
  ['cafe-noor', ['02-25', '02-26']],
])('the sample restaurant %s has holidays of each year', (name, days) => {
  const { restaurant: sample } = readRestaurantFolder(join('src/sandbox/seed', name))
  const year = new Date().getFullYear()
  const dates = sample.specialHours!.map(({ date }) => date)
  expect(dates.filter((date) => date.startsWith(`${year}-`))).toEqual(days.map((day) => `${year}-${day}`).toSorted())
})
