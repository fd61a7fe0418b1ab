import type { Answers } from './questions.ts'

const SEED = '../src/sandbox/seed'

/** Amounts in the sample menu are written as for two decimals: 850 is 8.50. */
const priceIn = (digits: number) => (amount: number) => Math.round((amount / 100) * 10 ** digits)

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

function restaurantFile({
  name,
  country,
  locale,
  currency,
  timeZone,
  street,
  postalCode,
  city,
  hours,
}: Answers): string {
  return json({
    $schema: `${SEED}/restaurant.schema.gen.json`,
    name,
    tagline: 'Cooked to order, ready when you are',
    cuisine: '',
    story: [],
    address: { line1: street, city, postalCode, country },
    timeZone,
    currency,
    locale,
    hours: { EVERY_DAY: hours },
    tax: { percent: 0, included: true },
    pickup: { minutes: 20 },
  })
}

/** Five dishes with options, to be replaced. */
function menuFile(digits: number): string {
  const price = priceIn(digits)
  return json({
    $schema: `${SEED}/menu.schema.gen.json`,
    imageKind: 'ILLUSTRATION',
    optionGroups: [
      {
        name: 'Extras',
        max: 2,
        options: [
          { name: 'Garlic dip', price: price(100) },
          { name: 'Chili oil', price: price(50) },
        ],
      },
      { name: 'Size', options: ['Regular', { name: 'Large', price: price(250) }] },
    ],
    menus: [
      {
        name: 'Menu',
        sections: [
          {
            name: 'Mains',
            items: [
              {
                name: 'Dish of the house',
                description: 'Say what is in it.',
                price: price(1200),
                popular: true,
                optionGroups: ['Size', 'Extras'],
              },
              { name: 'Dish of the day', price: price(1050), optionGroups: ['Size'] },
              { name: 'Garden plate', price: price(950), diets: ['VEGETARIAN'], optionGroups: ['Extras'] },
            ],
          },
          {
            name: 'Drinks',
            items: [
              {
                name: 'Lemonade',
                price: price(350),
                optionGroups: [{ name: 'Ice', options: ['With ice', 'Without ice'] }],
              },
              {
                name: 'Espresso',
                price: price(280),
                optionGroups: [{ name: 'Milk', max: 1, options: [{ name: 'A drop of milk', allergens: ['MILK'] }] }],
              },
            ],
          },
        ],
      },
    ],
  })
}

const environment = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('')

/** brand.json with an accent for Classic and Luxury; Modern, which is dark, keeps its own. */
export const brandFile = (accent: string) =>
  json({
    $schema: '../../src/brand/brand.schema.json',
    classic: { accent },
    luxury: { accent },
  })

/**
 * The files `npm run setup` writes, by path: settings, and without an API the restaurant that the sandbox plays.
 * @param digits how many decimals the currency has
 */
export function filesFor(answers: Answers, folder: string, digits: number): Record<string, string> {
  const { api, id, name, site, locale } = answers
  const settings = api
    ? {
        VITE_API_BASE_URL: api.replace(/\/$/, ''),
        VITE_RESTAURANT_ID: id,
        VITE_RESTAURANT_NAME: name,
        VITE_SITE_URL: site,
        VITE_LOCALE: locale,
      }
    : { SANDBOX_RESTAURANT: folder }
  return {
    '.env.local': environment(settings),
    ...(!api && { [`${folder}/restaurant.json`]: restaurantFile(answers), [`${folder}/menu.json`]: menuFile(digits) }),
  }
}
