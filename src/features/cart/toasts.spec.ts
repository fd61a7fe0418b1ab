import { toast } from '../../../tests/setup/toasts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import type { AddCartItem } from '../../api/types'
import type { CartChange } from './lines'
import { showAdded, showFailure, showNotAdded, showSuccess } from './toasts'

const id = 'some'
const refusal = (message: string, status: number) => new ApiError({ message, status, code: '' })
const changes = {
  add: { id, kind: 'add', item: {} as AddCartItem },
  step: { id, kind: 'step', dish: 'tea', line: 'tea', by: 1, item: null },
  update: { id, kind: 'update', dish: 'tea', line: 'tea', patch: {}, by: 0 },
  remove: { id, kind: 'remove', dish: 'tea', line: 'tea', quantity: 1 },
  clear: { id, kind: 'clear', dishes: ['tea'], lines: ['tea'] },
} satisfies Record<string, CartChange>
const all = Object.values<CartChange>(changes)

beforeEach(() => void vi.clearAllMocks())
const said = (kind: 'success' | 'error') =>
  vi.mocked(toast[kind]).mock.calls.map(([text, options]) => ({ text, ...options }))

describe('many quick changes', () => {
  it('of one kind replace the toast of the one before; a change of another kind has its own', () => {
    all.forEach((change) => showSuccess(change))
    const ids = said('success').map((one) => one.id)
    expect(ids[1]).toBe(ids[2])
    expect(new Set(ids).size).toBe(4)
  })

  it('leave the failure of an earlier one on the screen', () => {
    all.forEach((change) => showSuccess(change))
    all.forEach((change) => showFailure(change, new Error('No')))
    const ids = said('error').map((one) => one.id)
    expect(new Set(ids).size).toBe(4)
    for (const one of said('success')) expect(ids).not.toContain(one.id)
  })
})

it('undo is not offered where nothing reverts the change', () => {
  showSuccess(changes.remove)
  showSuccess(changes.add, () => {})
  for (const one of said('success')) expect((one as { action?: unknown }).action).toBeUndefined()
})

describe('a failure', () => {
  const words = (error: Error) => {
    showFailure(changes.add, error)
    return said('error')[0]
  }
  it.each([409, 400])("shows the API's own words below those of the shop: %i", (status) => {
    expect(words(refusal('The kitchen is closed.', status))).toMatchObject({
      text: 'Failed to add item to cart',
      description: 'The kitchen is closed.',
    })
  })

  it.each([
    ['the API gave none', refusal('Failed to update cart item', 500)],
    ['nothing was answered', refusal('Failed to fetch', 0)],
    ['it happened on the page', new TypeError('x is undefined')],
  ])('shows no further words when %s', (_, error) => expect(words(error)?.description).toBeUndefined())
})

it('a dish that is put back differently replaces the usual words, with the reason', () => {
  showSuccess(changes.add)
  showAdded('It now costs more.')
  showFailure(changes.add, new Error('No'))
  showNotAdded('It is sold out.')
  const [usual, added] = said('success')
  const [failed, notAdded] = said('error')
  expect(added).toMatchObject({ text: usual!.text, id: usual!.id, description: 'It now costs more.' })
  expect(notAdded).toMatchObject({ text: failed!.text, id: failed!.id, description: 'It is sold out.' })
})
