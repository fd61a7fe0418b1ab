import type { Plugin } from 'vite'
import { languageOf } from '../i18n/language.ts'
import type { ShopLanguage } from '../lib/languages.ts'

/** The language of a build: its locale, and with several languages what its addresses begin with and which there are. */
export type BuildLanguage = { locale: string; base: string; languages: ShopLanguage[] }

/** A language's name in itself, with a capital: 'Français'. */
function nameOf(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(languageOf(locale))!
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

/**
 * The language of a build.
 * @param main the locale of the shop's main language, whose addresses begin with nothing
 * @param others the other locales, separated by commas (VITE_OTHER_LOCALES); any in the main language are ignored
 */
export function buildLanguage(locale: string, main = locale, others = ''): BuildLanguage {
  const baseOf = (one: string) => (one === main ? '' : `/${languageOf(one)}`)
  const further = others.split(',').filter((one) => one && languageOf(one) !== languageOf(main))
  const all = further.length > 0 ? [main, ...further] : []
  return {
    locale,
    base: baseOf(locale),
    languages: all.map((one) => ({ locale: one, base: baseOf(one), name: nameOf(one) })),
  }
}

/** The languages of a shop, each as the language of its build. */
export function allLanguages(main = 'en-US', others = ''): BuildLanguage[] {
  const one = buildLanguage(main, main, others)
  return [one, ...one.languages.slice(1).map(({ locale, base }) => ({ ...one, locale, base }))]
}

/** Defines the app's languages as constants of `import.meta.env`, so a shop in one language has no code for more. */
export const shopLanguages = ({ base, languages }: BuildLanguage): Plugin => ({
  name: 'shop-languages',
  config: () => ({
    define: {
      'import.meta.env.BASE_PATH': JSON.stringify(base),
      'import.meta.env.MULTILINGUAL': String(languages.length > 0),
      'import.meta.env.LANGUAGES': JSON.stringify(languages),
    },
  }),
})
