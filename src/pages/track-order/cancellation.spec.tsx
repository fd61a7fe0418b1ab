import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createTrackedOrder, said } from '../../../tests/setup/tracked-order'

const { shop, order, show, cook, received } = createTrackedOrder()

const ask = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  return within(await screen.findByRole('dialog'))
}

it('a cancellation asks first, names the order, and refunds the money', async () => {
  show(`?orderId=${await received()}`)
  const dialog = await ask()
  expect(dialog.getByRole('heading', { name: 'Cancel order 1042?' })).toBeTruthy()
  expect(dialog.getByText('What you paid goes back to your card: $19.60.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Keep it')
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('$19.60 refunded.')).toBeTruthy()
  expect(said()).toBe('Cancelled')
  expect(order().cancelledAt).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

it.each([
  ['PENDING' as const, 960, 'What gift cards pay goes back to them: $10.00.'],
  ['PAID' as const, 0, 'What gift cards pay goes back to them: $19.60.'],
  ['PAID' as const, 960, 'What gift cards pay goes back to them: $10.00. What you paid goes back to your card: $9.60.'],
])('a cancellation says where the money of gift cards goes: %s with %i left', async (status, due, words) => {
  const id = await received()
  Object.assign(order().payment, { status })
  Object.assign(order().totals, { giftCards: [{ id: 'gc_1', lastFour: '1022', amount: 1960 - due }], due })
  show(`?orderId=${id}`)
  expect(await screen.findByText('Left to pay')).toBeTruthy()
  const dialog = await ask()
  expect(dialog.getByText(words)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText(`What gift cards paid is back on them: ${due ? '$10.00' : '$19.60'}.`)).toBeTruthy()
  expect(screen.queryByText('Left to pay')).toBeNull()
  expect(screen.queryAllByText(/^\$.* refunded\.$/)).toHaveLength(status === 'PAID' && due ? 1 : 0)
})

it('a cancellation is refused with the message of the API when the kitchen has begun, and then not offered', async () => {
  expectLog(/Failed to cancel the order/)
  show(`?orderId=${await received()}`)
  const dialog = await ask()
  cook()
  cook()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The kitchen has begun, so the order cannot be cancelled any more.',
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull())
  expect(order().cancelledAt).toBeUndefined()
  cleanup()
  shop.client.clear()
  show(`?orderId=${order().id}`)
  await screen.findByRole('list', { name: 'Order progress' })
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

it('a cancellation is not reported as failed when its answer was lost and the order is cancelled', async () => {
  expectLog(/Failed to cancel the order/)
  show(`?orderId=${await received()}`)
  const dialog = await ask()
  shop.sandbox.context.scenarios.start({ name: 'odd-answer', status: 500, match: '/cancel', times: 1 })
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  await waitFor(() => expect(said()).toBe('Cancelled'))
  expect(screen.queryByRole('alert')).toBeNull()
})
