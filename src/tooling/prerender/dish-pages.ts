import type { MenuList } from '../../api/types'
import { paths } from '../../lib/paths.ts'

/** With more dishes than this none has a file: they would outweigh the rest of the build. */
const MOST = 300
/** A path that every file system accepts unchanged: letters and digits of any script, composed. */
const PLAIN = /^[\w\p{L}\p{M}\p{N}/-]+$/u
/** The longest name that it accepts, in bytes, less what follows it: `.html.gz`. */
const LONGEST = 255 - 8

/** The path of a page's file: servers look for the address decoded. */
export const filePathOf = ({ path }: { path: string }) => decodeURI(path)

const isPlain = (path: string) =>
  PLAIN.test(path) &&
  path === path.normalize() &&
  path.split('/').every((name) => new TextEncoder().encode(name).length <= LONGEST)

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
  const files = new Map(pages.map((page) => [filePathOf(page).toLowerCase(), page]))
  return [...files.values()].filter((page) => isPlain(filePathOf(page)))
}
