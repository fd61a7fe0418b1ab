import { periodsOf } from './periods'
import { idOf } from './short-menu'
import { specialDaysOf } from './special-days'

type Loose = Record<string, unknown>

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
export const EVERY_DAY = 'EVERY_DAY'

/** Hours for each day: that of EVERY_DAY, unless the day has its own. An empty list is a day of rest. */
const hoursOf = (given: unknown) => {
  const hours = isRecord(given) ? given : {}
  return DAYS.map((day) => ({ day, periods: periodsOf(hours[day] ?? hours[EVERY_DAY] ?? []) }))
}

const PROMO = { minimum: 0, ends: '2100-01-01T00:00:00Z' }

/**
 * A restaurant file with everything that its short form leaves out. It needs a name, an address, a time zone, a
 * currency and hours. Amounts are in minor units.
 */
export function completeRestaurant(file: Loose): Loose {
  const { $schema: _, hours, specialHours, delivery, tax, address, additives, promoCodes = [], ...given } = file
  const { postalCodes = [], cities = [], ...delivers } = isRecord(delivery) ? delivery : {}
  const deliversTo = [...(postalCodes as string[]), ...(cities as string[])]
  return {
    id: idOf(file),
    tagline: '',
    cuisine: '',
    story: [],
    facts: [],
    heroImageUrls: [],
    phone: '',
    email: '',
    location: null,
    pickup: { minutes: 25 },
    paymentMethods: ['HOSTED', 'SAVED', 'AT_RESTAURANT'],
    wallets: ['APPLE_PAY'],
    minimumOrder: 0,
    locale: 'en-US',
    otherLocales: [],
    groupOrders: true,
    groupShares: true,
    tableNames: [],
    allergenProfiles: true,
    // By a postal code alone nobody is told of a city.
    deliveryAreas: (cities as string[]).length === 0,
    pointsProgram: null,
    giftCards: null,
    ...given,
    additives: Object.entries(isRecord(additives) ? additives : {}).map(([mark, text]) => ({ mark, text })),
    address: { line2: null, city: '', region: '', postalCode: '', ...(address as Loose) },
    hours: hoursOf(hours),
    specialHours: specialDaysOf(specialHours),
    delivery: isRecord(delivery) ? { fee: 0, minimumOrder: 0, ...delivers } : null,
    deliversTo,
    tax: { percent: 0, included: false, ...(tax as Loose) },
    promoCodes: (promoCodes as { code: string }[]).map((one) => ({
      ...PROMO,
      ...one,
      code: one.code.trim().toUpperCase(),
    })),
  }
}
