import { describe, expect, it } from 'vitest'
import { createSandbox } from '../../src/sandbox/sandbox'
import { FRIDAY, RESTAURANT, send, setClock } from '../sandbox/clients'
import { contract, mistakes } from './contract'

type List = { menus: { id: string; sections: { items: { id: string }[] }[] }[] }

const sandbox = createSandbox()
await setClock(sandbox, FRIDAY)
const { body: list } = await send<List>(sandbox, 'GET', `${RESTAURANT}/menus`)
const dishes = list.menus.flatMap((menu) =>
  menu.sections.flatMap(({ items }) =>
    items.map(({ id }) => ({ id, path: `${RESTAURANT}/menus/${menu.id}/items/${id}` })),
  ),
)
const { Restaurant, MenuList, MenuItem } = contract.components.schemas

describe('the seed as the contract has it', () => {
  it.each([
    ['open', FRIDAY, true],
    ['closed', '2026-11-21T05:00:00Z', false],
  ])('has a restaurant that is %s', async (_name, now, open) => {
    await setClock(sandbox, now)
    const { body } = await send<{ status: { open: boolean } }>(sandbox, 'GET', RESTAURANT)
    expect(body.status.open).toBe(open)
    expect(mistakes(Restaurant!, body)).toEqual([])
  })

  it('has menus', () => {
    expect(mistakes(MenuList!, list)).toEqual([])
    expect(dishes.length).toBeGreaterThanOrEqual(66)
  })

  it.each(dishes)('has $id', async ({ id, path }) => {
    const { status, body } = await send<{ id: string }>(sandbox, 'GET', path)
    expect([status, body.id]).toEqual([200, id])
    expect(mistakes(MenuItem!, body)).toEqual([])
  })
})
