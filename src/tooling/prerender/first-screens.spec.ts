import { describe, expect, it } from 'vitest'
import type { MenuItemSummary, MenuList } from '../../api/types'
import { createSandbox } from '../../sandbox/sandbox'
import { firstScreens, atAnyHour } from './first-screens'

const { context } = createSandbox()
const [menu] = context.catalog.list(Date.now()).menus
const card = menu!.sections[0]!.items[0]!

/** A menu of sections with so many dishes each; those of `popular` are marked so. */
function menuOf(counts: number[], popular: string[] = []): MenuList {
  const sections = counts.map((count, section) => {
    const ids = Array.from({ length: count }, (_, at) => `${section}.${at}`)
    const items = ids.map((id): MenuItemSummary => ({ ...card, id, soldOut: false, popular: popular.includes(id) }))
    return { ...menu!.sections[0]!, id: String(section), items }
  })
  return { menus: [{ ...menu!, sections }] }
}
const idsOf = ({ menus }: MenuList) =>
  menus.map(({ sections }) => sections.map(({ items }) => items.map(({ id }) => id)))

describe('the part of a menu that its page holds', () => {
  it('is all of it up to 150 dishes', () => {
    const list = menuOf([100, 50])
    expect(firstScreens(list)).toBe(list)
  })

  it('is the first 48 dishes of a longer one, and the first of every section for the tiles of home', () => {
    const [[first, second, third]] = idsOf(firstScreens(menuOf([40, 60, 60]))) as [string[][]]
    expect([first?.length, second?.length, third]).toEqual([40, 8, ['2.0']])
  })

  it('includes the first eight popular dishes that are not sold out', () => {
    const popular = Array.from({ length: 12 }, (_, at) => `1.${at + 80}`)
    const [[, second]] = idsOf(firstScreens(menuOf([100, 100], popular))) as [string[][]]
    expect(second).toEqual(['1.0', ...popular.slice(0, 8)])
  })
})

it('a menu in a page leaves out whether it is served now, and keeps when it is served', () => {
  const evening = Date.parse('2026-11-21T01:00:00Z')
  const { menus } = context.catalog.list(evening)
  expect(menus.some(({ availability }) => !availability.available)).toBe(true)
  expect(menus.map(atAnyHour)).toEqual(
    menus.map((one) => ({ ...one, availability: { ...one.availability, available: true, availableFrom: null } })),
  )
})
