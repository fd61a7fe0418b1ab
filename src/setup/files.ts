import { basename, relative } from 'node:path'
import { digitsOf } from '../lib/money.ts'
import { idOf } from '../sandbox/seed/short-menu.ts'
import { envFile } from './env-file.ts'
import type { Answers } from './questions.ts'
import { deliveryOf } from './delivery.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const isId = (id: string) => /^[\w-]+$/.test(id)

/** The id for a name without Latin letters, made from the folder's name. */
function idFor(name: string, folder: string): string | undefined {
  if (isId(idOf({ name }))) return undefined
  const id = idOf({ name: basename(folder) })
  return isId(id) ? id : 'my-restaurant'
}

/** Nothing where the tax is not known: a restaurant without one is told apart from one that has none. */
function taxOf({ tax, deliveryTax, pricesIncludeTax }: Answers) {
  if (!tax) return undefined
  const delivery = deliveryTax ? { deliveryPercent: Number(deliveryTax) } : {}
  return { percent: Number(tax), included: pricesIncludeTax === 'yes', ...delivery }
}

/** What is not empty: a country's addresses may have no postal code. */
const written = (parts: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(parts).filter(([, text]) => text))

/** What is written until the owner has something better. */
export type Samples = typeof import('./sample-menu.ts')

/** A menu, and the additives that its dishes name. */
export type OwnMenu = { menu: object; additives: Record<string, string> }

function restaurantFile(
  { name = '', id, street, city, region, postalCode, country, phone, ...answers }: Answers,
  folder: string,
  tagline: string,
  additives: Record<string, string> = {},
) {
  const { timeZone, currency, locale, hours = '' } = answers
  const periods = hours.split(', ')
  return {
    name,
    id: id ?? idFor(name, folder),
    tagline,
    cuisine: '',
    story: [],
    address: { line1: street, ...written({ city, region, postalCode }), country },
    ...(phone && { phone }),
    timeZone,
    currency,
    locale,
    hours: { EVERY_DAY: periods.length > 1 ? periods : hours },
    tax: taxOf(answers),
    ...(Object.keys(additives).length > 0 && { additives }),
    pickup: { minutes: 20 },
    delivery: deliveryOf(answers),
  }
}

/**
 * The files `npm run setup` writes, by path: settings, and without an API the restaurant that the sandbox plays.
 * @param samples in the shop's language
 * @param own the restaurant's menu, in place of the samples
 * @throws Error if a setting has too many kinds of quotes
 */
export function filesFor(answers: Answers, folder: string, samples: Samples, own?: OwnMenu): Record<string, string> {
  const { api, id, name, site, locale, currency = 'USD' } = answers
  if (api) {
    return {
      '.env.local': envFile({
        VITE_API_BASE_URL: api,
        VITE_RESTAURANT_ID: id,
        VITE_RESTAURANT_NAME: name,
        VITE_SITE_URL: site,
        VITE_LOCALE: locale,
      }),
    }
  }
  const schema = (file: string) => ({
    $schema: `${relative(folder, 'src/sandbox/seed').replaceAll('\\', '/')}/${file}.schema.gen.json`,
  })
  return {
    '.env.local': envFile({ SANDBOX_RESTAURANT: folder, VITE_SITE_URL: site }),
    [`${folder}/restaurant.json`]: json({
      ...schema('restaurant'),
      ...restaurantFile(answers, folder, samples.sampleTagline(), own?.additives),
    }),
    [`${folder}/menu.json`]: json({
      ...schema('menu'),
      ...(own?.menu ?? samples.sampleMenu(digitsOf(currency), answers)),
    }),
  }
}
