import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fingerprint } from '../../lib/fingerprint'
import { localStore } from '../../lib/storage'
import { readDraft } from './draft'
import { idempotencyKey, orderSent } from './idempotency-key'
import { usePaidDraftDropped } from './use-paid-draft-dropped'

function checkout() {
  const sentAt = Date.now()
  idempotencyKey('two teas')
  const draft = { ...readDraft('ada'), lines: ['tea_1'], sentAt }
  orderSent({ by: fingerprint('ada'), looks: 'two teas', readyAt: 1, sentAt }, draft)
  const onDropped = vi.fn()
  const { rerender } = renderHook((ids: string[]) => usePaidDraftDropped(ids, onDropped), {
    initialProps: [] as string[],
  })
  return { rerender, result: () => [onDropped.mock.calls.length, localStore.get('sentDraft') === null] }
}

it('begins again, once, when the cart is known and has none of the dishes that were sent', () => {
  const { rerender, result } = checkout()
  expect(result()).toEqual([0, false])
  rerender(['pie_1'])
  expect(result()).toEqual([1, true])
  rerender(['pie_1', 'pie_2'])
  expect(result()).toEqual([1, true])
})

it('goes on with what was filled in when a dish that was sent is in the cart, and is replaced', () => {
  const { rerender, result } = checkout()
  rerender(['tea_1', 'pie_1'])
  rerender(['coffee_1', 'pie_1'])
  expect(result()).toEqual([0, false])
})
