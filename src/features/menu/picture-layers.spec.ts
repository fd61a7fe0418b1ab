import { describe, expect, it } from 'vitest'
import type { MenuItem } from '../../api/types'
import { seedMenus } from '../../sandbox/seed/menu'
import { pictureLayers } from './picture-layers'
import { initialSelection, withQuantity } from './selection'

const items = seedMenus.menus.flatMap(({ sections }) => sections.flatMap((section) => section.items))
const dish = (id: string) => items.find((item) => item.id === id) as MenuItem

const shown = (id: string, ...taken: [group: string, option: string][]) => {
  const item = dish(id)
  const groups = taken.reduce((chosen, [groupId, optionId]) => {
    const group = item.optionGroups.find((one) => one.id === groupId)!
    return withQuantity(
      chosen,
      group,
      group.options.find((one) => one.id === optionId)!,
      1,
    )
  }, initialSelection(item).groups)
  const layers = pictureLayers(item, { servingId: null, groups })
  return layers.filter(({ isShown }) => isShown).map(({ url }) => url.split('.').at(-2))
}

describe('the picture of a dish', () => {
  it('has what is chosen on it, and no more', () => {
    expect(shown('hand-pulled-noodles')).toEqual([])
    expect(shown('hand-pulled-noodles', ['toppings', 'soft-egg'])).toEqual(['soft-egg'])
  })

  it('shows what a single choice shows, in place of the one before', () => {
    expect(shown('row-curry')).toEqual(['chicken-thigh'])
    expect(shown('row-curry', ['main', 'paneer'])).toEqual(['paneer'])
  })

  it('loses what an option leaves out', () => {
    expect(shown('market-tacos')).toEqual(['no-cilantro', 'no-onion'])
    expect(shown('market-tacos', ['leave-out', 'no-cilantro'])).toEqual(['no-onion'])
  })

  it('has no layers without a base for them to lie on', () => {
    const { imageBaseUrl: _, ...rest } = dish('row-curry')
    expect(pictureLayers(rest)).toEqual([])
  })
})
