import { onlineManager } from '@tanstack/react-query'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartFor } from '../../src/features/cart/cart'
import { replayUnsent } from '../../src/features/cart/replay'
import { CUSTOMER, item, quiet } from '../model/cart-world'
import { createReloads } from './cart-reloads'
import { recordToasts } from './toasts'

const { page, stored } = createReloads()
recordToasts()

describe('F38 stored changes that are malformed', () => {
  const made = async (text: string) => {
    await page.open([['tea']])
    stored.write(text)
    onlineManager.setOnline(false)
    replayUnsent(cartFor(page.world.client, CUSTOMER))
    await quiet()
    expect(stored.read()).toBeNull()
    return page.drawn()
  }
  const id = 'some-id'
  const bread = item('bread')

  it.each([
    ...['', '{', 'null', '7', '[]', '{}', '{"customerId":"cus_model"}', '{"customerId":7,"changes":[]}'],
    '{"customerId":"cus_model","changes":[],"awaited":{"dishes":7}}',
    '{"customerId":"cus_model","changes":[],"awaited":[null,7,{"dish":7}]}',
  ])('are dropped when they are %s', async (text) => expect(await made(text)).toEqual(['1 tea']))

  it.each([
    null,
    { id, kind: 'add', line: 'l', item: {} },
    { id, kind: 'add', line: 'l', item: { ...bread, qty: 0 } },
    { id, kind: 'add', line: 'l', item: { ...bread, price: '300' } },
    { id, kind: 'add', line: 'l', item: { ...bread, specialInstructions: {} } },
    { id, kind: 'add', line: 'l', item: { ...bread, customOptionGroups: [null] } },
    {
      id,
      kind: 'add',
      line: 'l',
      item: { ...bread, customOptionGroups: [{ groupId: 'g', name: 'g', options: [{}] }] },
    },
    { id, kind: 'quantity', line: 'l', quantity: 1.5 },
    { id, kind: 'price', line: 'l', price: -1 },
    { id, kind: 'clear', lines: [7] },
    { id, kind: 'steal', line: 'l' },
    { kind: 'remove', line: 'l' },
  ])('are skipped in a list with valid ones: %j', async (odd) => {
    const right = { id: 'right', kind: 'add', line: 'right', item: bread }
    const text = JSON.stringify({ customerId: CUSTOMER, changes: [odd, right] })
    expect(await made(text)).toEqual(['1 tea', '1 bread'])
  })

  it('never break the rendered cart, whatever is stored', async () => {
    await page.open([['tea']])
    onlineManager.setOnline(false)
    const [tea] = page.world.drawn().lines
    const or = (right: fc.Arbitrary<unknown>) => fc.oneof({ arbitrary: right, weight: 4 }, fc.jsonValue())
    const texts = (text: string) => or(fc.array(or(fc.constant(text))))
    const change = fc.record(
      {
        id: or(fc.uuid()),
        kind: fc.constantFrom('add', 'step', 'update', 'remove', 'clear', '__proto__'),
        dish: or(fc.constant('tea')),
        line: or(fc.constant(tea!.key)),
        by: or(fc.integer()),
        patch: or(fc.constant({ price: 900 })),
        item: or(fc.constant(bread)),
        quantity: or(fc.nat()),
        dishes: texts('tea'),
        lines: texts(tea!.key),
      },
      { requiredKeys: ['id', 'kind', 'dish', 'line', 'by'] },
    )
    const changes = fc.oneof(fc.jsonValue(), fc.array(change))
    fc.assert(
      fc.property(changes, (list) => {
        stored.write(JSON.stringify({ customerId: CUSTOMER, changes: list }))
        replayUnsent(cartFor(page.world.client, CUSTOMER))
        for (const { quantity, price } of page.world.drawn().lines) {
          expect(quantity).toBeGreaterThan(0)
          expect(price).toBeGreaterThanOrEqual(0)
        }
        page.world.client.getMutationCache().clear()
      }),
    )
  })
})
