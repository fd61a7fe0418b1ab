import { expect, it } from 'vitest'
import { foreignWords } from './foreign-words'
import { setupIn } from './setup-folder'

const PLACES = ['de-DE', 'ar-KW', 'fr-FR']

it.each(PLACES)('setup in %s shows its questions and refuses in that language', async (locale) => {
  const [language = '', country = ''] = locale.split('-')
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
  const place = ['--locale', locale]
  const own = ['Pizzeria Aurora', 'my-restaurant', country, ...codes]
  const setup = await setupIn(locale)
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
})
