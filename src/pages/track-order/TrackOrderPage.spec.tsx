import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createShop, type Shop } from '../../../tests/setup/shop'
import { stepOn } from '../../sandbox/rules/kitchen'
import { receive } from '../../sandbox/rules/payments'
import { TrackOrderPage } from './TrackOrderPage'

let shop: Shop
beforeEach(() => {
  shop = createShop()
  shop.signIn()
})

const order = () => shop.sandbox.context.state.orders[0]!
const show = (query: string) => shop.show(<TrackOrderPage />, `/track-order${query}`)
const current = () => document.querySelector('[aria-current=step]')?.textContent
const said = () => document.querySelector('p[role=status]')?.textContent
async function received() {
  const id = await shop.order('PAID')
  receive(order(), shop.sandbox.context)
  return id
}
async function oneStepOn() {
  stepOn(order(), shop.sandbox.context.now())
  await act(() => shop.client.invalidateQueries())
}
const signOut = () => act(() => localStorage.clear())

it('a completed step is announced, marked and in the title', async () => {
  show(`?orderId=${await received()}`)
  await screen.findByRole('list', { name: 'Order progress' })
  expect(current()).toMatch(/^Received/)
  expect(document.title).toBe('Received · Order 1042 · Tamarind Row')
  await oneStepOn()
  await waitFor(() => expect(current()).toMatch(/^Confirmed/))
  expect(said()).toMatch(/^Confirmed · ready around/)
  expect(document.title).toBe('Confirmed · Order 1042 · Tamarind Row')
})

it.each([
  ['REFUND' as const, 'If something runs out, we leave it out and refund it.'],
  ['CALL' as const, 'If something runs out, we call you.'],
  ['UNKNOWN' as 'CALL', null],
])('the receipt shows what the customer told the kitchen: %s', async (ifUnavailable, words) => {
  const id = await received()
  Object.assign(order(), { note: 'No <b>nuts</b>', ifUnavailable })
  show(`?orderId=${id}`)
  const receipt = await screen.findByRole('region', { name: 'Receipt' })
  expect(within(receipt).getByText(/^Your note:/).textContent).toBe('Your note: “No <b>nuts</b>”')
  expect(within(receipt).queryByText(/^If something/)?.textContent ?? null).toBe(words)
})

describe('a cancellation', () => {
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    return within(await screen.findByRole('dialog'))
  }

  it('asks first, names the order, and refunds the money', async () => {
    show(`?orderId=${await received()}`)
    const dialog = await ask()
    expect(dialog.getByRole('heading', { name: 'Cancel order 1042?' })).toBeTruthy()
    expect(dialog.getByText('What you paid goes back to your card.')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Keep it')
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText('Refunded.')).toBeTruthy()
    expect(said()).toBe('Cancelled')
    expect(order().cancelledAt).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  it('is refused with the message of the API when it is too late', async () => {
    expectLog(/Failed to cancel the order/)
    show(`?orderId=${await received()}`)
    const dialog = await ask()
    stepOn(order(), shop.sandbox.context.now())
    stepOn(order(), shop.sandbox.context.now())
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The kitchen has begun, so the order cannot be cancelled any more.',
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull())
    expect(order().cancelledAt).toBeUndefined()
  })

  it('is not reported as failed when its answer was lost and the order is cancelled', async () => {
    expectLog(/Failed to cancel the order/)
    show(`?orderId=${await received()}`)
    const dialog = await ask()
    shop.sandbox.context.scenarios.start({ name: 'odd-answer', status: 500, match: '/cancel', times: 1 })
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await waitFor(() => expect(said()).toBe('Cancelled'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is not offered once the kitchen has begun', async () => {
    const id = await received()
    stepOn(order(), shop.sandbox.context.now())
    stepOn(order(), shop.sandbox.context.now())
    show(`?orderId=${id}`)
    await screen.findByRole('list', { name: 'Order progress' })
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })
})

describe('a visitor with the link', () => {
  it('sees the progress of the order and nothing else', async () => {
    const id = await received()
    shop = guestOf(shop)
    show(`?orderId=${id}&token=${order().trackingToken}`)
    await screen.findByRole('list', { name: 'Order progress' })
    expect(screen.getByRole('heading', { name: 'Order 1042' })).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/lemonade|Ada|\$/)
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    await oneStepOn()
    await waitFor(() => expect(current()).toMatch(/^Confirmed/))
  })

  it('sees nothing with a wrong token', async () => {
    expectLog(/Failed to load the order/)
    const id = await received()
    shop = guestOf(shop)
    show(`?orderId=${id}&token=guessed`)
    expect(await screen.findByRole('heading', { name: 'We could not find this order' })).toBeTruthy()
    expect(document.title).toBe('Track order · Tamarind Row')
  })
})

/** The same sandbox, met by somebody who is not signed in. */
function guestOf(known: Shop): Shop {
  signOut()
  const shopOfAGuest = createShop()
  Object.assign(shopOfAGuest.sandbox.context.state, known.sandbox.context.state)
  shopOfAGuest.sandbox.context.scenarios.setClock('2026-11-20T18:00:10Z')
  return shopOfAGuest
}
