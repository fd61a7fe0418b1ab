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
    const change = fc.record(
      {
        id: fc.oneof(fc.uuid(), fc.jsonValue()),
        kind: fc.constantFrom('add', 'quantity', 'edit', 'price', 'remove', 'clear', '__proto__'),
        line: fc.oneof(fc.constant('tea'), fc.jsonValue()),
        item: fc.oneof(fc.constant(bread), fc.jsonValue()),
        quantity: fc.oneof(fc.nat(), fc.jsonValue()),
      },
      { requiredKeys: [] },
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
