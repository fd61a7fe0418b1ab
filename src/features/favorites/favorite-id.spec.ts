import { expect, it } from 'vitest'
import type { CustomOptionGroup } from '../../api/types'
import { favoriteIdOf } from './favorite-id'

const option = (optionId: string, quantity = 1, customOptionGroups: CustomOptionGroup[] = []) => ({
  optionId,
  name: optionId,
  quantity,
  price: 0,
  customOptionGroups,
})
const group = (groupId: string, ...options: ReturnType<typeof option>[]) => ({ groupId, name: groupId, options })
const idOf = (servingQuantityId: string | null, ...customOptionGroups: CustomOptionGroup[]) =>
  favoriteIdOf({ menuItemId: 'noodles', servingQuantityId, customOptionGroups })

it('the id of a favorite depends on the choice, not on order, names, prices or empty groups', () => {
  const one = idOf('large', group('heat', option('hot')), group('extras', option('egg'), option('herbs')))
  const extras = { ...group('extras', option('herbs'), { ...option('egg'), name: 'Fried egg', price: 200 }) }
  expect(idOf('large', extras, group('sides'), group('heat', option('hot')))).toBe(one)
  expect(one).toMatch(/^noodles~[\da-f]+$/)
})

it('the ids of favorites differ by serving, option, quantity and nested option', () => {
  const ids = [
    idOf(null),
    idOf('large'),
    idOf('large', group('heat', option('hot'))),
    idOf('large', group('heat', option('mild'))),
    idOf('large', group('other', option('mild'))),
    idOf('large', group('heat', option('hot', 2))),
    idOf('large', group('heat', option('hot', 1, [group('sauce', option('lime'))]))),
  ]
  expect(new Set(ids).size).toBe(ids.length)
})
