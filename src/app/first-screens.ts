import type { Menu, MenuList } from '../api/types'

/** A menu of up to so many dishes stands in the page whole. */
const WHOLE = 150
/** So many dishes of a longer one do, beside what home shows of it. */
const FIRST = 48
const POPULAR = 8

/** Of a long menu what the first screens of the menu and of home show: the rest comes with the API's answer. */
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

/** A menu or a dish without what is true only at the hour it was asked for: whether it is served. */
export const atAnyHour = <T extends Pick<Menu, 'availability'>>(served: T): T => ({
  ...served,
  availability: { ...served.availability, available: true, availableFrom: null },
})
