import { languageOf } from '../../i18n/language'
import { shopLocale } from '../../i18n/shop-locale.mjs'
import { seedMenus } from '../seed/menu'
import { restaurant } from '../seed/restaurant'
import { readRestaurantFolder } from '../seed/restaurant-folder'

/**
 * The restaurant and the menu of a folder, or of the example. It speaks the language of the shop (`VITE_LOCALE`), unless it
 * has texts of its own in that language. @throws Error with every mistake in its files
 */
export function seedOf(folder: string | undefined) {
  const seed = folder ? readRestaurantFolder(folder) : { restaurant, menu: seedMenus, translations: {} }
  const locale = shopLocale()
  const isItsOwn = [seed.restaurant.locale, ...seed.restaurant.otherLocales]
    .map(languageOf)
    .includes(languageOf(locale))
  return isItsOwn ? seed : { ...seed, restaurant: { ...seed.restaurant, locale } }
}
