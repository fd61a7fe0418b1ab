import type { SeedRestaurant } from './types'

const picture = (code: string) => `/pictures/${code}.webp`

const weekday = [{ opens: '07:00', closes: '22:00' }]
const lateNight = [{ opens: '07:00', closes: '23:30' }]

export const restaurant = {
  id: 'tamarind-row',
  name: 'Tamarind Row',
  tagline: 'Market cooking from five coasts',
  cuisine: 'Street food and market plates',
  story: [
    'We began in 2014 with one wok, two folding tables and a borrowed corner behind a fish stall. The line outside taught us what to keep: food cooked in front of you, seasoned hard, handed over hot.',
    'The menu follows five coasts our cooks grew up on: Fujian, Malabar, the Levant, the Gulf of Guinea and Veracruz. Noodles are pulled by hand, masa is ground each morning, and the grill burns oak until we close.',
    'The tamarind comes in whole pods from one grower and ends up in the curry, the flan and the lemonade. Come by for a plate, or order ahead and we will have it ready when you turn the corner.',
  ],
  facts: [
    { label: 'Cooking since', value: '2014' },
    { label: 'Seats', value: '38, nine at the counter' },
    { label: 'Noodles pulled a day', value: '240 portions' },
    { label: 'On the fire', value: 'Upstate oak' },
  ],
  heroImageUrls: [picture('1f35c'), picture('1f33d'), picture('1f32e'), picture('1f35b'), picture('1f95f')],
  phone: '+1 212 555 0100',
  email: 'tamarind-row@example.com',
  address: {
    line1: '86 Lantern Row',
    line2: 'Ground floor',
    city: 'New York',
    region: 'NY',
    postalCode: '10002',
    country: 'US',
  },
  location: { latitude: 40.7182, longitude: -73.9876 },
  timeZone: 'America/New_York',
  currency: 'USD',
  hours: [
    { day: 'MONDAY', periods: weekday },
    { day: 'TUESDAY', periods: weekday },
    { day: 'WEDNESDAY', periods: weekday },
    { day: 'THURSDAY', periods: weekday },
    { day: 'FRIDAY', periods: lateNight },
    { day: 'SATURDAY', periods: lateNight },
    { day: 'SUNDAY', periods: [{ opens: '08:00', closes: '21:00' }] },
  ],
  pickup: { minutes: 25 },
  delivery: { minutes: 45, fee: 399, minimumOrder: 2000 },
  paymentMethods: ['HOSTED', 'SAVED', 'AT_RESTAURANT'],
  minimumOrder: 1000,
  groupOrders: true,
  allergenProfiles: true,
  deliveryAreas: true,
} satisfies SeedRestaurant
