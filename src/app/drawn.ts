import { cameWithPage } from '../api/persisted'
import { queryClient } from '../api/query-client'
import { restaurantQueries } from '../api/queries/restaurant'
import type { MenuItem, MenuList, Restaurant } from '../api/types'
import { FAVORITE_PARAMETER, LINE_PARAMETER, SEARCH_PARAMETER } from '../lib/paths'

/** The answers a page was drawn from at build time. They stand in the page as data, beside what was drawn. */
export type Drawn = {
  path: string
  /** When the API gave them, in ms. */
  at: number
  profile: Restaurant
  menus?: MenuList
  item?: MenuItem
}

/** The id of the element that holds the answers as JSON. */
const DRAWN_ID = 'drawn'

/** The answers the page at this address was drawn from. */
export function drawnHere({ pathname }: Location): Drawn | null {
  const text = document.getElementById(DRAWN_ID)?.textContent
  const drawn = text ? (JSON.parse(text) as Drawn) : null
  return drawn?.path === pathname ? drawn : null
}

/** With one of these in its address, a page shows something else than what was drawn. */
const OTHERWISE = ['menu', SEARCH_PARAMETER, LINE_PARAMETER, FAVORITE_PARAMETER]

/** Whether a page is to be shown as it was drawn. */
export function isAsDrawn({ search }: Location): boolean {
  const query = new URLSearchParams(search)
  return !OTHERWISE.some((name) => query.has(name))
}

/** The cache begins with what the page was drawn from. It is read again as soon as it is shown. */
export function beginWith({ at, profile, menus, item }: Omit<Drawn, 'path'>): void {
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
