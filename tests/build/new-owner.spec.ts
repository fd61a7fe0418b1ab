import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { FOLDERS } from './broken-folders'
import { foreignWords, textsIn } from './foreign-words'
import { CODES, FIELDS, write } from './owners-words'
import { at, put, read, setupProcess } from './setup-folder'

const PLACES: [language: string, country: string, name: string, menu: string][] = [
  ['de', 'DE', 'Zur Linde', 'Gericht;Preis;Allergene\nPizza;;\nMargherita;6,50;Gluten\n'],
  ['fr', 'FR', 'Chez Léa', 'Plat;Prix;Allergènes\nPizza;;\nMargherita;6,50;Gluten\n'],
  ['ar', 'KW', 'سماء', 'الطبق;السعر\nمعجنات;\nمناقيش;1.500\n'],
]

/** The values of a file that customers read. */
function textsOf(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => textsOf(one, name))
  const isCode =
    /^(?:\$schema|id|country|region|postalCode|timeZone|currency|locale|imageKind|diets|allergens|EVERY_DAY)$/
  return typeof value === 'string' && value !== '' && !isCode.test(key) ? [value] : []
}

/** Runs the steps of `npm start` that come before the shop is served, with this restaurant. */
function start(restaurant: string) {
  const { NODE_ENV: _, VITEST: __, VITE_LOCALE: ___, ...rest } = process.env
  const env = { ...rest, SANDBOX_RESTAURANT: restaurant, LANG: 'C' }
  const steps = [['src/setup/ready.mjs'], ['src/tooling/build.mjs', '--logLevel', 'warn', '--outDir', 'dist-broken']]
  const run = steps.map((step) => spawnSync(process.execPath, step, { env, encoding: 'utf8' }))
  return { code: run.at(-1)!.status, output: run.map(({ stdout, stderr }) => stdout + stderr).join('') }
}

it.each(PLACES)('a new owner in %s reads no English, with a menu of their own and after mistakes', async (...place) => {
  const [language, country, name, menu] = place
  put('menu.csv', menu)
  const { code, output } = await setupProcess('--name', name, '--country', country, '--from', 'menu.csv')
  expect(code, output).toBe(0)
  expect(foreignWords(output, language, name, menu, 'EUR KWD')).toEqual([])
  const restaurant = at('my-restaurant')
  const locale = `${language}-${country}`
  const file = JSON.parse(FOLDERS[0]!['restaurant.json'] as string) as object
  write(restaurant, { ...FOLDERS[0], 'restaurant.json': JSON.stringify({ ...file, locale }, null, 1) })
  const started = start(restaurant)
  expect(started.code).toBe(1)
  const said = started.output.replaceAll(restaurant, '')
  expect(said.split('\n').length).toBeGreaterThan(60)
  expect(foreignWords(said.replace(CODES, ''), language, ...FIELDS)).toEqual([])
})

it.each(PLACES)(
  'setup in %s, for a restaurant in %s, writes and says nothing in English',
  async (language, country, name) => {
    const flags = ['--name', name, '--country', country, '--delivers', 'yes']
    const { code, output } = await setupProcess(...flags)
    expect(code, output).toBe(0)
    const files = ['restaurant', 'menu'].map((file) => read(`my-restaurant/${file}.json`))
    const texts = files.flatMap((file) => textsOf(JSON.parse(file)))
    expect(texts.length).toBeGreaterThan(20)
    const known = new Set([...textsIn(language), name])
    expect(texts.filter((text) => !known.has(text))).toEqual([])
    expect(foreignWords(output, language, name)).toEqual([])
  },
)

it('what is understood of a menu is said in the language of the shop', async () => {
  const menu =
    'Gericht;Preis klein;Preis groß;Allergene;Beilage\nPizza;;;;\nMargherita;6,50;8,50;A,1,?;Salat\nPizza;5;;Fenchel;\nTagessuppe;;;;\n;;;;\nA = Gluten;;;;\n1 mit Farbstoff;;;;\n'
  put('menu.csv', menu)
  const { code, output } = await setupProcess('--name', 'Linde', '--country', 'DE', '--from', 'menu.csv')
  expect(code, output).toBe(0)
  expect(output).toContain('6,50')
  expect(foreignWords(output, 'de', 'Linde EUR', menu)).toEqual([])
})

it('the language is that of --locale, in whichever country', async () => {
  const { code } = await setupProcess('--name', 'Linde', '--country', 'DE', '--locale', 'it-DE')
  expect(code).toBe(0)
  expect(textsIn('it')).toContain((JSON.parse(read('my-restaurant/restaurant.json')) as { tagline: string }).tagline)
})
