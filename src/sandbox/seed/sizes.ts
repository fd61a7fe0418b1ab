import { largeMenu } from './large'
import type { SeedMenuFile } from './types'

export const SIZES = ['small', 'full', 'large'] as const
export type Size = (typeof SIZES)[number]

const SMALL_SECTIONS = 2
const SMALL_ITEMS = 4

/** A menu as short as a food truck's, the restaurant's own, or one of 5,000 dishes made of it. */
export function menuOfSize(size: Size, own: SeedMenuFile): SeedMenuFile {
  if (size === 'large') return largeMenu(own)
  if (size === 'full') return own
  return {
    menus: own.menus.map((menu) => ({
      ...menu,
      sections: menu.sections
        .slice(0, SMALL_SECTIONS)
        .map((section) => ({ ...section, items: section.items.slice(0, SMALL_ITEMS) })),
    })),
  }
}
