import { languageOf } from '../i18n/language'
import type { SandboxContext } from './context'

type Seller = Pick<SandboxContext, 'translations'> & {
  restaurant: Pick<SandboxContext['restaurant'], 'name' | 'locale' | 'otherLocales'>
}

/** The restaurant in the language of a page of its shop: addresses in a further language begin with it, as `/en`. */
export function spokenAt(page: string, { restaurant, translations }: Seller) {
  const { name, locale, otherLocales } = restaurant
  const [, base = ''] = new URL(page).pathname.split('/')
  const other = otherLocales.find((one) => languageOf(one) === base)
  return { restaurant: other ? { name: translations[base]?.[name] ?? name, locale: other } : { name, locale } }
}
