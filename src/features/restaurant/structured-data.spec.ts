import { beforeAll, describe, expect, it } from 'vitest'
import type { Restaurant } from '../../api/types'
import { createSandbox } from '../../sandbox/sandbox'
import { RESTAURANT, send } from '../../../tests/sandbox/clients'
import { restaurantData } from './structured-data'

const NOW = Date.parse('2026-12-23T17:00:00Z')
const SITE = 'https://tamarind.example'
let restaurant: Restaurant
beforeAll(async () => {
  restaurant = (await send<Restaurant>(createSandbox(), 'GET', RESTAURANT)).body
})

it('the restaurant is described with schema.org terms', () => {
  expect(restaurantData(restaurant, SITE, NOW)).toMatchObject({
    '@type': 'Restaurant',
    '@id': `${SITE}/#restaurant`,
    name: 'Tamarind Row',
    description: 'Market cooking from five coasts',
    servesCuisine: 'Street food and market plates',
    url: `${SITE}/`,
    image: `${SITE}/preview.jpg`,
    telephone: '+1 212 555 0100',
    email: 'tamarind-row@example.com',
    currenciesAccepted: 'USD',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '86 Lantern Row',
      addressLocality: 'New York',
      addressRegion: 'NY',
      postalCode: '10002',
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 40.7182, longitude: -73.9876 },
    hasMenu: `${SITE}/menu`,
    potentialAction: { '@type': 'OrderAction', target: `${SITE}/menu` },
  })
})

it.each([
  ['0221 9920123', 'DE', '+49 221 9920123'],
  ['+49 221 9920123', 'DE', '+49 221 9920123'],
  ['118 118', 'GB', '118 118'],
  ['0221 9920123', 'ZZ', '0221 9920123'],
  ['', 'DE', ''],
])('the phone number %j in %s is told as %j', (phone, country, telephone) => {
  const address = { ...restaurant.address!, country }
  expect(restaurantData({ ...restaurant, phone, address }, SITE, 0).telephone).toBe(telephone)
})

it('an address has no part that its country does not have', () => {
  const address = { line1: 'Street 850', line2: null, city: 'Doha', region: '', postalCode: '', country: 'QA' }
  expect(restaurantData({ ...restaurant, address }, SITE, 0).address).toEqual({
    ...{ '@type': 'PostalAddress', streetAddress: 'Street 850', addressLocality: 'Doha', addressCountry: 'QA' },
  })
})

it('the opening hours are one entry for each opening, none for a day it is closed', () => {
  const hours: Restaurant['hours'] = [
    { day: 'MONDAY', periods: [] },
    {
      day: 'SUNDAY',
      periods: [
        { opens: '08:00', closes: '11:00' },
        { opens: '17:00', closes: '02:00' },
      ],
    },
  ]
  const sunday = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Sunday' }
  expect(restaurantData({ ...restaurant, hours }, SITE, NOW).openingHoursSpecification).toEqual([
    { ...sunday, opens: '08:00', closes: '11:00' },
    { ...sunday, opens: '17:00', closes: '02:00' },
  ])
  expect(restaurantData(restaurant, SITE, NOW).openingHoursSpecification).toHaveLength(7)
})

it('a day without a break ends at 23:59, as 00:00 to 00:00 would mean closed', () => {
  const allDay: Restaurant['hours'] = [{ day: 'SUNDAY', periods: [{ opens: '00:00', closes: '00:00' }] }]
  expect(restaurantData({ ...restaurant, hours: allDay }, SITE, NOW).openingHoursSpecification).toEqual([
    expect.objectContaining({ dayOfWeek: 'https://schema.org/Sunday', opens: '00:00', closes: '23:59' }),
  ])
})

it('periods that touch are one entry', () => {
  const hours: Restaurant['hours'] = [
    { day: 'FRIDAY', periods: [{ opens: '18:00', closes: '00:00' }] },
    { day: 'SATURDAY', periods: [{ opens: '00:00', closes: '02:00' }] },
  ]
  expect(restaurantData({ ...restaurant, hours }, SITE, NOW).openingHoursSpecification).toEqual([
    expect.objectContaining({ dayOfWeek: 'https://schema.org/Friday', opens: '18:00', closes: '02:00' }),
  ])
})

describe('special days', () => {
  const special = (specialHours: Restaurant['specialHours'], hours = restaurant.hours) =>
    restaurantData({ ...restaurant, hours, specialHours: specialHours! }, SITE, NOW).specialOpeningHoursSpecification
  const day = (from: string, to: string, opens: string, closes: string) => ({
    ...{ '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to },
    ...{ opens, closes },
  })
  const CLOSED = ['00:00', '00:00'] as const

  it('are an entry for each opening, and one for days in a row that are closed; past ones are left out', () => {
    expect(
      special([
        { date: '2026-12-01', periods: [] },
        {
          date: '2026-12-24',
          periods: [
            { opens: '11:00', closes: '14:00' },
            { opens: '18:00', closes: '01:00' },
          ],
        },
        { date: '2026-12-25', periods: [] },
        { date: '2026-12-26', periods: [] },
      ]),
    ).toEqual([
      day('2026-12-24', '2026-12-24', '11:00', '14:00'),
      day('2026-12-24', '2026-12-24', '18:00', '01:00'),
      day('2026-12-25', '2026-12-26', ...CLOSED),
    ])
  })

  it('change the evening before, where an opening would have gone on into them', () => {
    const lateNight = restaurant.hours.map(({ day: name }) => ({
      day: name,
      periods: [
        { opens: '18:00', closes: '00:00' },
        { opens: '00:00', closes: '02:00' },
      ],
    }))
    expect(special([{ date: '2026-12-25', periods: [] }], lateNight)).toEqual([
      day('2026-12-24', '2026-12-24', '18:00', '00:00'),
      day('2026-12-25', '2026-12-25', ...CLOSED),
      day('2026-12-26', '2026-12-26', '00:00', '02:00'),
      day('2026-12-26', '2026-12-26', '18:00', '02:00'),
    ])
  })

  it('are not mentioned by a restaurant without any', () => expect(special([])).toBeUndefined())
})
