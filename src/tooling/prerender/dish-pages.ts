import type { MenuList } from '../../api/types'
import { paths } from '../../lib/paths'

/** With more dishes than this none has a file: they would outweigh the rest of the build. */
const MOST = 300
/** A path that every file system accepts unchanged. */
const PLAIN = /^[\w/-]+$/

export type DishPage = { path: string; menuId: string; itemId: string }

/** The dish pages that the build prerenders: those the menu links to. The app shell serves all others. */
export function dishPages({ menus }: MenuList): DishPage[] {
  const pages = menus.flatMap(({ id: menuId, sections }) =>
    sections.flatMap(({ id: sectionId, items }) =>
      items.map(({ id: itemId }) => ({ path: paths.item(menuId, sectionId, itemId), menuId, itemId })),
    ),
  )
  if (pages.length > MOST) return []
  // Some file systems ignore case.
  const files = new Map(pages.map((page) => [page.path.toLowerCase(), page]))
  return [...files.values()].filter(({ path }) => PLAIN.test(path))
}
