import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { isLocale, languages, SOURCE_LANGUAGE } from '../i18n/catalogs.ts'
import { languageOf } from '../i18n/language.ts'
import { locale as shownIn } from '../lib/locale.ts'
import { terminalLocale } from '../i18n/shop-locale.mjs'
import { folderOf, restaurantIn } from './folder.ts'

/** Other languages of a country, beside the one that most of its people speak. */
const ALSO: Record<string, string[]> = {
  BE: ['fr', 'de'],
  CA: ['fr'],
  CH: ['fr', 'it'],
  DZ: ['fr'],
  LU: ['de', 'fr'],
  MA: ['fr'],
  TN: ['fr'],
}

/** The locale that a shop in a country probably has: the language of the owner, if people there speak it. */
export function localeOf(country: string, spoken: string = SOURCE_LANGUAGE): string {
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  const own = languageOf(spoken)
  if (!languages().includes(language)) return `${own}-${country}`
  return `${ALSO[country]?.includes(own) ? own : language}-${country}`
}

/** The country of a locale: that of its language where it names none. */
export const countryOf = (locale: string) => new Intl.Locale(locale).maximize().region ?? 'US'

/** The language of a shop, and that which most people of its country speak where the shop has no texts in it. */
export function missingLanguage(country: string, locale: string) {
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  const names = new Intl.DisplayNames(shownIn, { type: 'language' })
  return {
    own: names.of(languageOf(locale))!,
    missing: languages().includes(language) ? undefined : names.of(language),
  }
}

/** 'de' of 'de', 'Deutsch', 'german' and 'de-AT'; undefined for a language the shop does not have. */
function languageNamed(answer: string): string | undefined {
  const nameIn = (language: string, shown: string) => new Intl.DisplayNames(language, { type: 'language' }).of(shown)
  const plain = answer.trim().toLowerCase()
  return languages().find(
    (one) =>
      [one, nameIn(one, one), nameIn('en', one)].some((name) => name?.toLowerCase() === plain) ||
      plain.startsWith(`${one}-`),
  )
}

/** Reads 'DE', 'de_de' and 'Deutsch' as a locale. Returns any other text unchanged. */
export function tidyLocale(answer: string): string {
  const written = answer.trim().replaceAll('_', '-')
  if (!isLocale(written)) return languageNamed(written) ?? answer
  return new Intl.Locale(written).toString()
}

/** Asks in which language setup speaks, until it is one of the shop's. Ctrl+C and Ctrl+D end the setup. */
async function asked(usual: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const question = `Language / Sprache / Langue / Lingua / Idioma / Dil / اللغة (${languages().join(', ')}) [${languageOf(usual)}]: `
  try {
    for (;;) {
      const answer = await terminal.question(question).catch(() => process.exit(1))
      const language = answer.trim() === '' ? languageOf(usual) : languageNamed(answer)
      if (language) return language === languageOf(usual) ? usual : language
    }
  } finally {
    terminal.close()
  }
}

/**
 * The locale that setup speaks, which must be known before its texts are loaded: that of --locale, or of the country
 * that is given, or an answer.
 */
export async function spokenFor(args: string[]): Promise<string> {
  const string = { type: 'string' } as const
  const options = { locale: string, country: string, folder: string, from: string }
  const { values } = parseArgs({ args, options, strict: false })
  const { country, help } = values
  const locale = typeof values.locale === 'string' ? tidyLocale(values.locale) : ''
  if (isLocale(locale)) return locale
  const own = values.from === undefined ? undefined : restaurantIn(folderOf(values))?.locale
  if (own && isLocale(own)) return own
  if (typeof country === 'string' && /^[A-Z]{2}$/.test(country) && !process.stdin.isTTY) return localeOf(country)
  const usual = process.stdin.isTTY ? terminalLocale() : 'en-US'
  return process.stdin.isTTY && !help ? asked(usual) : usual
}
