import { validateResponse } from '../../api/validate-response'
import type { HeroPicture } from '../../api/queries/restaurant'
import type { MenuItem, MenuList, Restaurant } from '../../api/types'
import { config } from '../../lib/config'
import { dishPages, type DishPage } from './dish-pages'
import { atAnyHour, firstScreens } from './first-screens'

/** Reads a path of the API and resolves with the JSON of its body. Rejects when it cannot be read. */
export type Ask = (path: string) => Promise<unknown>

const OPERATION = '/api/v1/restaurants/{restaurantId}'
const PATH = `/api/v1/restaurants/${config.restaurantId}`
/** How many dishes are requested at once. */
const AT_ONCE = 6

async function asked<T>(ask: Ask, operation: string, path = operation): Promise<T> {
  const answer = validateResponse(`GET ${OPERATION}${operation}`, (await ask(PATH + path)) as T)
  if (!answer) throw new Error(`${PATH}${path} does not answer as the contract says`)
  return answer
}

/** The dish of a page, or null when it is gone or not the one asked for. Unless strict, also null when unreadable. */
async function dishOf(ask: Ask, { menuId, itemId }: DishPage, isStrict: boolean): Promise<MenuItem | null> {
  const path = `/menus/${menuId}/items/${itemId}`
  const item = await asked<MenuItem>(ask, '/menus/{menuId}/items/{itemId}', path).catch((cause: unknown) => {
    if (isStrict && (cause as { status?: unknown }).status !== 404) throw cause
    return null
  })
  return item?.menuId === menuId && item.id === itemId ? atAnyHour(item) : null
}

/** The dishes with the paths of their pages. */
async function dishesOf(ask: Ask, menus: MenuList, isStrict: boolean): Promise<[path: string, item: MenuItem][]> {
  const pages = dishPages(menus)
  const dishes: [string, MenuItem][] = []
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const some = pages.slice(at, at + AT_ONCE)
    const answers = await Promise.all(some.map((page) => dishOf(ask, page, isStrict)))
    answers.forEach((item, place) => item && dishes.push([some[place]!.path, item]))
  }
  return dishes
}

/**
 * The answers a build's pages are prerendered from, without anything that depends on the time of day.
 * @param isStrict whether a dish that cannot be read is an error; otherwise it is left out
 * @throws Error when the restaurant or its menu cannot be read or does not match the contract
 */
export async function answersOf(ask: Ask, isStrict = false) {
  const [profile, menus] = await Promise.all([asked<Restaurant>(ask, ''), asked<MenuList>(ask, '/menus')])
  const items = menus.menus.flatMap(({ sections }) => sections.flatMap((section) => section.items))
  return {
    at: Date.now(),
    profile: { ...profile, status: null },
    /** For the pages without the menu. A picture may be of no dish. */
    hero: profile.heroImageUrls.map((imageUrl): HeroPicture => {
      const { imageSmallUrl, imageKind } = items.find((item) => item.imageUrl === imageUrl) ?? {}
      return { imageUrl, imageSmallUrl, imageKind }
    }),
    /** Whole, where the pages have the beginning of a long menu. */
    allMenus: menus,
    menus: { ...menus, menus: firstScreens(menus).menus.map(atAnyHour) },
    dishes: await dishesOf(ask, menus, isStrict),
  }
}
