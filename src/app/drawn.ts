import { cameWithPage } from '../api/persisted'
import { queryClient } from '../api/query-client'
import { HERO_KEY, restaurantQueries, type HeroPicture } from '../api/queries/restaurant'
import type { MenuItem, MenuList, Restaurant } from '../api/types'
import { pathHere } from '../lib/base'
import { FAVORITE_PARAMETER, LINE_PARAMETER, SEARCH_PARAMETER } from '../lib/paths'

/** The answers a page was prerendered from at build time. They are embedded in the page as JSON. */
export type Drawn = {
  path: string
  /** When the API gave them, in ms. */
  at: number
  profile: Restaurant
  menus?: MenuList
  hero?: HeroPicture[]
  item?: MenuItem
}

/** The id of the element that holds the answers as JSON. */
const DRAWN_ID = 'drawn'

/** The answers the page at this address was prerendered from, or null. */
export function drawnHere(place: Location): Drawn | null {
  const text = document.getElementById(DRAWN_ID)?.textContent
  const drawn = text ? (JSON.parse(text) as Drawn) : null
  return drawn?.path === pathHere(place) ? drawn : null
}

/** With one of these query parameters, a page shows something else than its prerendered HTML. */
const OTHERWISE = ['menu', SEARCH_PARAMETER, LINE_PARAMETER, FAVORITE_PARAMETER]

/** Whether the address shows the page as it was prerendered, so that React can hydrate it. */
export function isAsDrawn({ search }: Location): boolean {
  const query = new URLSearchParams(search)
  return !OTHERWISE.some((name) => query.has(name))
}

/** Seeds the query cache with the answers the page was prerendered from. They are stale, so using one refetches it. */
export function beginWith({ at, profile, menus, hero, item }: Omit<Drawn, 'path'>): void {
  queryClient.setQueryData(HERO_KEY, hero)
  const answers = [
    [restaurantQueries.profile().queryKey, profile],
    [restaurantQueries.menus().queryKey, menus],
    [restaurantQueries.item(item?.menuId ?? '', item?.id ?? '').queryKey, item],
  ] as const
  for (const [queryKey, data] of answers) {
    if (!data) continue
    queryClient.setQueryData(queryKey, data, { updatedAt: at })
    const query = queryClient.getQueryCache().find({ queryKey })
    query?.invalidate()
    if (query) cameWithPage(query.queryHash)
  }
}
