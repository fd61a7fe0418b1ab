import { expect, it } from 'vitest'
import { foreignWords, textsIn } from './foreign-words'
import { put, read, setupIn, setupProcess } from './setup-folder'

/** The values of a file that customers read. */
function textsOf(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => textsOf(one, name))
  const isCode =
    /^(?:\$schema|id|country|region|postalCode|timeZone|currency|locale|imageKind|diets|allergens|EVERY_DAY)$/
  return typeof value === 'string' && value !== '' && !isCode.test(key) ? [value] : []
}

const PLACES: [string, string, string][] = [
  ['de', 'DE', 'Zur Linde'],
  ['fr', 'FR', 'Chez Léa'],
  ['ar', 'KW', 'سماء'],
]

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

it.each(PLACES)(
  'setup in %s, for a restaurant in %s, shows its questions and refuses in that language',
  async (language, country) => {
    const codes = [
      'en',
      'ar',
      'de',
      'es',
      'fr',
      'it',
      'tr',
      'eur',
      'kwd',
      'europe',
      'berlin',
      'paris',
      'asia',
      'kuwait',
      'riyadh',
      'baghdad',
      'utc',
    ]
    const place = ['--locale', `${language}-${country}`]
    const own = ['Pizzeria Aurora', 'my-restaurant', country, ...codes]
    const setup = await setupIn(`${language}-${country}`)
    const help = await setup('--help', ...place)
    expect(foreignWords(help.output, language, ...own)).toEqual([])
    const wrong: string[][] = [
      ['--hours', '9'],
      ['--accent', '#ffff00'],
      ['--tax', '700'],
      ['--country', 'XX'],
      ['--phone', '12'],
      ['--delivery-fee', '2'],
      ['--from', 'nowhere.csv'],
      ['--folder', ''],
      ['--colour', 'red'],
    ]
    for (const flags of wrong) {
      const { code, output } = await setup('--name', 'Linde', ...place, ...flags)
      expect(code).toBe(2)
      expect(foreignWords(output, language, ...own, ...flags), output).toEqual([])
    }
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
