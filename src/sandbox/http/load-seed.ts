import { languageOf } from '../../i18n/language.ts'
import { shopLocale } from '../../i18n/shop-locale.mjs'
import { loadIn } from '../../tooling/load-in.mjs'

const SEED = new URL('./seed-of.ts', import.meta.url)

/** The restaurant and the menu that the sandbox serves. @throws Error with every mistake in their files */
export async function loadSeed(folder: string | undefined) {
  const { seedOf } = (await loadIn(shopLocale(), SEED)) as typeof import('./seed-of')
  return seedOf(folder)
}

/**
 * Gives the build the id, the name and, unless they are set, the locales of the restaurant of SANDBOX_RESTAURANT: read
 * again when a dev server restarts, in the same process.
 */
export async function nameRestaurant(env: NodeJS.ProcessEnv): Promise<void> {
  if (!env.SANDBOX_RESTAURANT) return
  const { restaurant, translations } = await loadSeed(env.SANDBOX_RESTAURANT)
  env.VITE_RESTAURANT_ID = restaurant.id
  env.VITE_LOCALE ??= restaurant.locale
  env.VITE_RESTAURANT_NAME = translations[languageOf(env.VITE_LOCALE)]?.[restaurant.name] ?? restaurant.name
  if (restaurant.otherLocales.length > 0) env.VITE_OTHER_LOCALES ??= restaurant.otherLocales.join(',')
}
