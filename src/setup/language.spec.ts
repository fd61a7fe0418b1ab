import { afterEach, expect, it, vi } from 'vitest'
import { countryOf, localeOf, missingLanguage, spokenFor, tidyLocale } from './language'

const { isTTY } = process.stdin
afterEach(() => {
  process.stdin.isTTY = isTTY
  vi.unstubAllEnvs()
})

it.each([
  ['DE', 'de-DE', 'de-DE'],
  ['DE', 'tr-TR', 'de-DE'],
  ['CH', 'fr-FR', 'fr-CH'],
  ['CH', 'tr', 'de-CH'],
  ['GR', 'it-IT', 'it-GR'],
  ['JP', undefined, 'en-JP'],
])('a shop in %s, set up in %s, is in %s', (country, spoken, locale) => {
  expect(localeOf(country, spoken)).toBe(locale)
})

it.each([
  ['HU', 'en-HU', 'Hungarian'],
  ['CH', 'fr-CH', undefined],
  ['QA', 'en-QA', undefined],
])('in %s a shop in %s lacks %s', (country, locale, language) => {
  expect(missingLanguage(country, locale).missing).toBe(language)
})

it.each([
  ['DE', 'de'],
  ['de_at', 'de-AT'],
  ['Deutsch', 'de'],
  ['arabic', 'ar'],
  ['FR-CA', 'fr-CA'],
  ['AT', 'AT'],
  ['klingon', 'klingon'],
])('the answer "%s" means the locale "%s"', (answer, locale) => {
  expect(tidyLocale(answer)).toBe(locale)
})

it.each([
  ['de-AT', 'AT'],
  ['fr', 'FR'],
  ['en-US', 'US'],
])('who sets up in %s is asked for %s first', (locale, country) => {
  expect(countryOf(locale)).toBe(country)
})

it.each([
  [['--country', 'AT'], 'de-AT'],
  [['--country', 'AT', '--locale', 'en-AT'], 'en-AT'],
  [['--locale', 'fr', '--help'], 'fr'],
  [['--locale', 'DE'], 'de'],
  [['--country', 'Austria', '--colour', 'red'], 'en-US'],
  [['--locale', 'xx'], 'en-US'],
  [[], 'en-US'],
])('setup with %j and no terminal speaks %s', async (args, locale) => {
  process.stdin.isTTY = false
  vi.stubEnv('LANG', 'fr_FR.UTF-8')
  expect(await spokenFor(args)).toBe(locale)
})

it.each([
  ['de_AT.UTF-8', 'de-AT'],
  ['C.UTF-8', 'en-US'],
  ['ja_JP.UTF-8', 'en-US'],
])('the help of a terminal with LANG=%s is in %s', async (LANG, locale) => {
  process.stdin.isTTY = true
  for (const name of ['LC_ALL', 'LC_MESSAGES']) vi.stubEnv(name, '')
  vi.stubEnv('LANG', LANG)
  expect(await spokenFor(['--help'])).toBe(locale)
})
