import type { MenuList } from '../api/types'
import { paths } from '../lib/paths'

/** A menu of more dishes has no file for each: they would outweigh the rest of the build. */
const MOST = 300
/** An address that every file system takes as it is. */
const PLAIN = /^[\w/-]+$/

export type DishPage = { path: string; menuId: string; itemId: string }

/** The pages of dishes that the build draws: those the menu leads to. The app alone answers for all others. */
export function dishPages({ menus }: MenuList): DishPage[] {
  const pages = menus.flatMap(({ id: menuId, sections }) =>
    sections.flatMap(({ id: sectionId, items }) =>
      items.map(({ id: itemId }) => ({ path: paths.item(menuId, sectionId, itemId), menuId, itemId })),
    ),
  )
  if (pages.length > MOST) return []
  // Some file systems do not tell upper from lower case.
  const files = new Map(pages.map((page) => [page.path.toLowerCase(), page]))
  return [...files.values()].filter(({ path }) => PLAIN.test(path))
}
