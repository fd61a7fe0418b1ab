import type { Menu, MenuList } from '../../api/types'

/** Up to this many dishes in all, the menus are embedded in the page whole. */
const WHOLE = 150
/** Otherwise this many of each menu are, with the first dish of each section and the popular dishes that home shows. */
const FIRST = 48
const POPULAR = 8

/** The part of a long menu that the first screens of menu and home show. The rest comes with the API's answer. */
export function firstScreens(list: MenuList): MenuList {
  const count = list.menus.reduce(
    (sum, { sections }) => sum + sections.reduce((all, { items }) => all + items.length, 0),
    0,
  )
  if (count <= WHOLE) return list
  let popular = 0
  const menus = list.menus.map((menu) => {
    let place = 0
    const sections = menu.sections.map((section) => ({
      ...section,
      items: section.items.filter((item, at) => {
        const isPopular = item.popular && !item.soldOut && popular++ < POPULAR
        return place++ < FIRST || at === 0 || isPopular
      }),
    }))
    return { ...menu, sections }
  })
  return { ...list, menus }
}

/** A menu or a dish without what depends on the time of day: whether it is served now. */
export const atAnyHour = <T extends Pick<Menu, 'availability'>>(served: T): T => ({
  ...served,
  availability: { ...served.availability, available: true, availableFrom: null },
})
