import type { Drawn } from '../../app/drawn'
import { dishData, menuData } from '../../features/menu/structured-data'
import { restaurantData } from '../../features/restaurant/structured-data'
import { paths } from '../../lib/paths'

const OF_RESTAURANT: string[] = [paths.home, paths.contact]

/** What a page tells search engines, as schema.org data from the answers that it was drawn from. */
function told({ path, at, profile, menus, item }: Drawn, origin: string): object[] {
  const { currency } = profile
  if (item) return [dishData(item, currency, origin)]
  if (path === paths.menu) return (menus?.menus ?? []).map((menu) => menuData(menu, currency, origin))
  return OF_RESTAURANT.includes(path) ? [restaurantData(profile, origin, at)] : []
}

/** A page's JSON-LD: a data block, which a CSP does not treat as a script. `<` is escaped: no text can close it. */
export function structuredData(drawn: Drawn | null, origin: string): string {
  const graph = drawn ? told(drawn, origin) : []
  if (graph.length === 0) return ''
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${text}</script>`
}
