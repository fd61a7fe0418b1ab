import { afterEach, expect, it, vi } from 'vitest'
import { readBrand } from '../../src/tooling/brand/brand'
import { checkEnv } from '../../src/tooling/env'
import { readRestaurantFolder } from '../../src/sandbox/seed/restaurant-folder'
import { at, has, put, read, settings, setup, setupProcess } from './setup-folder'

const LINDE = ['--name', 'Zur Linde', '--country', 'AT', '--accent', '#b3261e', '--city', 'Wien']

afterEach(() => {
  vi.unstubAllEnvs()
})

it('setup writes a restaurant of five dishes and its brand, without a mistake', async () => {
  const { code, output } = await setupProcess(...LINDE, '--time-zone', 'Europe/Vienna', '--hours', '10:00-21:00')
  expect(output).toContain('npm start')
  expect(code).toBe(0)
  const { restaurant, menu } = readRestaurantFolder(at('my-restaurant'))
  expect(restaurant).toMatchObject({ name: 'Zur Linde', currency: 'EUR', locale: 'de-AT', timeZone: 'Europe/Vienna' })
  expect(restaurant.hours[0]!.periods).toEqual([{ opens: '10:00', closes: '21:00' }])
  const dishes = menu.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
  expect(dishes).toHaveLength(5)
  expect(dishes.every(({ optionGroups }) => optionGroups.length > 0)).toBe(true)
  expect((await readBrand(at('public/brand'))).looks.classic.palette.primary).toBe('#b3261e')
  expect(read('.env.local')).toBe('SANDBOX_RESTAURANT="my-restaurant"\n')
})

it.each([
  ['US', 'USD', 1200],
  ['KW', 'KWD', 12_000],
  ['JP', 'JPY', 1200],
])('setup writes prices for %s in the decimals of %s', async (country, currency, price) => {
  await setup('--name', 'Linde', '--country', country, '--folder', 'cafe')
  const { restaurant, menu } = readRestaurantFolder(at('cafe'))
  expect(restaurant.currency).toBe(currency)
  expect(menu.menus[0]!.sections[0]!.items[0]!.price).toBe(price)
})

const TAXES = ['--tax', '7 %', '--drinks-tax', '19', '--delivery-tax', '19']
it.each<[string, string[], object | undefined, number | undefined]>([
  ['all that is said', [...TAXES, '--country', 'DE'], { percent: 7, included: true, deliveryPercent: 19 }, 19],
  ['one rate', ['--tax', '8.875'], { percent: 8.875, included: false }, undefined],
  [
    'one rate for both',
    ['--tax', '10', '--drinks-tax', '10', '--prices-include-tax', 'YES'],
    { percent: 10, included: true },
    undefined,
  ],
  ['none that is meant', ['--tax', '0'], { percent: 0, included: false }, undefined],
])('setup writes %s about taxes, and is content', async (_, flags, tax, drinks) => {
  const { output } = await setup('--name', 'Linde', ...flags)
  expect((JSON.parse(read('my-restaurant/restaurant.json')) as { tax?: object }).tax).toEqual(tax)
  expect(readRestaurantFolder(at('my-restaurant')).menu.menus[0]!.sections.map(({ taxPercent }) => taxPercent)).toEqual(
    [undefined, drinks],
  )
  expect(output).not.toContain('Taxes are missing')
})

it('setup without an answer writes no tax, and says that it is missing', async () => {
  const { output } = await setup('--name', 'Linde')
  expect(read('my-restaurant/restaurant.json')).not.toContain('tax')
  expect(output).toContain('Before you open:\n  - Taxes are missing in my-restaurant/restaurant.json')
  expect(output).toContain('in public/brand/legal: imprint, privacy, terms, withdrawal, allergens.')
  expect((await setup('--name', 'Linde', '--drinks-tax', '19', '--folder', 'other')).output).toContain(
    '--drinks-tax needs the tax on food: --tax.',
  )
})

it('setup writes the phone, and what a delivery costs in the decimals of the currency', async () => {
  const delivery = ['--delivers', 'yes', '--delivery-fee', '2,50 €', '--delivery-minimum', '15']
  const { code, output } = await setup('--name', 'Linde', '--country', 'DE', '--phone', '030 123456', ...delivery)
  expect(code, output).toBe(0)
  const { restaurant } = readRestaurantFolder(at('my-restaurant'))
  expect(restaurant).toMatchObject({ phone: '030 123456', delivery: { fee: 250, minimumOrder: 1500 } })
  expect(output).toContain('Delivery is everywhere, in 40 minutes.')
  expect(output).not.toContain('A phone number is missing')
})

it('setup without an answer writes no delivery, and says that the phone is missing', async () => {
  const { output } = await setup('--name', 'Linde')
  expect(readRestaurantFolder(at('my-restaurant')).restaurant).toMatchObject({ phone: '', delivery: null })
  expect(output).toContain('A phone number is missing in my-restaurant/restaurant.json')
  expect(output).not.toContain('Delivery is everywhere')
})

const FROM_AUSTRIA = ['--country', 'AT', '--street', 'Lindengasse 4']
it.each<[string, string[], string]>([
  ['Europe/Vienna', FROM_AUSTRIA, 'city "City", postalCode "1010", hours "11:00-22:00"'],
  ['UTC', [], 'country "US", timeZone "UTC", street'],
])('setup uses the time zone %s, and lists the samples to change, with %j', async (timeZone, flags, samples) => {
  const { output } = await setup('--name', 'Linde', ...flags)
  expect(readRestaurantFolder(at('my-restaurant')).restaurant.timeZone).toBe(timeZone)
  expect(output).toContain(`Samples in my-restaurant/restaurant.json, to be changed: ${samples}`)
})

it.each<[string, object]>([
  ['QA', { line1: '1 Main Street', city: 'City', country: 'QA' }],
  ['HK', { line1: '1 Main Street', region: 'Hong Kong Island', country: 'HK' }],
  ['US', { line1: '1 Main Street', city: 'New York', region: 'NY', postalCode: '10001', country: 'US' }],
])('setup writes the parts that an address in %s has', async (country, address) => {
  const { output } = await setup('--name', 'Linde', '--country', country)
  expect(output.includes('in English, and there are none in Chinese')).toBe(country === 'HK')
  expect((JSON.parse(read('my-restaurant/restaurant.json')) as { address: object }).address).toEqual(address)
})

it('setup accepts other spellings of answers', async () => {
  put('LOGO.SVG', read('public/brand/logo.svg'))
  const others = ['--time-zone', 'Europe/Kyiv', '--hours', '9:00-15:00,18:00 - 23:30', '--logo', 'LOGO.SVG']
  expect((await setup(...LINDE, ...others, '--site', 'https://shop.example/')).code).toBe(0)
  const { restaurant } = readRestaurantFolder(at('my-restaurant'))
  expect(restaurant.timeZone).toBe('Europe/Kyiv')
  expect(restaurant.hours[0]!.periods).toEqual([
    { opens: '09:00', closes: '15:00' },
    { opens: '18:00', closes: '23:30' },
  ])
  expect(has('public/brand/logo.svg')).toBe(true)
  expect(settings().VITE_SITE_URL).toBe('https://shop.example')
})

it.each([
  [['--name', 'Gasthof zum Weißen Rössl'], 'my-restaurant', 'gasthof-zum-weissen-rossl'],
  [['--name', 'سماء', '--country', 'KW'], 'my-restaurant', 'my-restaurant'],
  [['--name', '🍕🍕', '--folder', 'Pizza Place'], 'Pizza Place', 'pizza-place'],
  [['--name', 'Zur Linde', '--id', 'linde'], 'my-restaurant', 'linde'],
])('setup with %j writes a restaurant that has an id', async (flags, folder, id) => {
  expect((await setup(...flags)).code).toBe(0)
  expect(readRestaurantFolder(at(folder)).restaurant.id).toBe(id)
})

it('setup names the schemas of the project in a folder outside of it', async () => {
  expect((await setup(...LINDE, '--folder', '../linde/')).code).toBe(0)
  expect(read('../linde/menu.json')).toContain('"$schema": "../project/src/sandbox/seed/menu.schema.gen.json"')
})

it('setup writes settings that Vite reads back', async () => {
  await setup(...LINDE, '--folder', '$HOME')
  // A variable of the shell overrides one of the file.
  vi.stubEnv('SANDBOX_RESTAURANT', undefined)
  expect(settings().SANDBOX_RESTAURANT).toBe('$HOME')
})

it('setup takes a logo, and the icons are made from it', async () => {
  put('linde.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>')
  expect((await setup(...LINDE, '--logo', 'linde.svg')).code).toBe(0)
  const { logo, icon } = await readBrand(at('public/brand'))
  expect([logo.source.toString(), icon]).toEqual([read('linde.svg'), at('public/brand/logo.svg')])
})

it('setup keeps the logo that is already in the brand', async () => {
  const before = read('public/brand/logo.svg')
  expect((await setup(...LINDE, '--logo', 'public/brand/logo.svg')).code).toBe(0)
  expect(read('public/brand/logo.svg')).toBe(before)
})

it('setup writes the settings of a build with an API, and says that it cannot be reached', async () => {
  const name = 'Joe "the" Pizza'
  const { code, output } = await setupProcess('--name', name, '--api', 'http://127.0.0.1:9/', '--id', 'joe')
  expect(code).toBe(1)
  expect(output).toContain('cannot be reached')
  expect(output).toContain('src/tooling/README.md')
  expect(checkEnv(settings())).toMatchObject({
    VITE_API_BASE_URL: 'http://127.0.0.1:9',
    VITE_RESTAURANT_ID: 'joe',
    VITE_RESTAURANT_NAME: name,
    VITE_LOCALE: 'en-US',
  })
  expect(has('my-restaurant')).toBe(false)
})

it('setup without a terminal says what it would ask, and writes nothing', async () => {
  const { code, output } = await setup()
  expect(code).toBe(2)
  expect(output).toMatch(/--name +What is the restaurant called\?/)
  expect(has('.env.local')).toBe(false)
})

it('setup writes the menu that the restaurant has, and says what it understood', async () => {
  put(
    'menu.csv',
    'Gericht;Preis klein;Preis groß;Allergene\nPizza;;;\nMargherita;6,50;8,50;A,1\n;;;\nA = Gluten;;;\n1 mit Farbstoff;;;\n',
  )
  const { code, output } = await setup('--name', 'Linde', '--country', 'DE', '--from', 'menu.csv')
  expect(code, output).toBe(0)
  expect(output).toContain('menu.csv was understood as 1 dish in 1 section.')
  expect(output).not.toContain('menu.json says for each dish')
  expect(output).toMatch(/Pizza +Margherita +klein 6\.50 \| groß 8\.50 +gluten 1/)
  const { restaurant, menu } = readRestaurantFolder(at('my-restaurant'))
  expect(restaurant.additives).toEqual([{ mark: '1', text: 'mit Farbstoff' }])
  expect(menu.menus[0]!.sections[0]!.items[0]).toMatchObject({
    name: 'Margherita',
    price: 650,
    servings: [{ price: 650 }, { price: 850 }],
  })
})
