import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createShop, quiet } from '../../../tests/setup/shop'
import { createTrackedOrder, said } from '../../../tests/setup/tracked-order'

const { shop, order, show, cook, late, received } = createTrackedOrder()

const current = () => document.querySelector('[aria-current=step]')?.textContent
/** The same sandbox, met by somebody who is not signed in. */
function signOut() {
  const { state } = shop.sandbox.context
  act(() => localStorage.clear())
  Object.assign(shop, createShop())
  Object.assign(shop.sandbox.context.state, state)
  shop.sandbox.context.scenarios.setClock('2026-11-20T18:00:10Z')
}
async function oneStepOn() {
  cook()
  await act(() => shop.client.invalidateQueries())
}
const PAID = { status: 'PAID', method: 'HOSTED', amount: 1960, url: null, expiresAt: null }

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

it('each new time is announced once, with the time before', async () => {
  show(`?orderId=${await received()}`)
  await screen.findByRole('list', { name: 'Order progress' })
  const announced: (string | undefined)[] = []
  const region = document.querySelector('p[role=status]')!
  new MutationObserver(() => announced.at(-1) !== said() && announced.push(said())).observe(region, {
    ...{ subtree: true, childList: true, characterData: true },
  })
  for (const minutes of [15, 10, -5]) {
    late(minutes)
    await act(() => shop.client.invalidateQueries())
    await act(() => shop.client.invalidateQueries())
    await quiet()
  }
  expect(announced).toEqual([
    'Received · now 1:40 PM, was 1:25 PM',
    'Received · now 1:50 PM, was 1:40 PM',
    'Received · now 1:45 PM, was 1:50 PM',
  ])
})

it.each([
  ['REFUND' as const, 'If something runs out, we leave it out and refund it.'],
  ['CALL' as const, 'If something runs out, we call you.'],
  ['UNKNOWN' as 'CALL', null],
])(
  'the receipt names the restaurant, the order and what the customer told the kitchen: %s',
  async (ifUnavailable, words) => {
    const id = await received()
    Object.assign(order(), { note: 'No <b>nuts</b>', cutlery: true, ifUnavailable, avoid: ['PEANUT', 'TREE_NUTS'] })
    show(`?orderId=${id}`)
    const receipt = await screen.findByRole('region', { name: 'Receipt' })
    expect(await within(receipt).findByRole('heading', { name: 'Tamarind Row' })).toBeTruthy()
    const map = within(receipt).getByRole('link', { name: /^86 Lantern Row, Ground floor, New York, NY 10002/ })
    expect(map.getAttribute('href')).toContain('mlat=')
    expect(within(receipt).getByText('Order 1042, Nov 20, 2026, 1:00 PM')).toBeTruthy()
    expect(within(receipt).getByText(/^Your note:/).textContent).toBe('Your note: “No <b>nuts</b>”')
    expect(within(receipt).getByText('The kitchen knows that you avoid peanut and tree nuts.')).toBeTruthy()
    expect(within(receipt).getByText('With cutlery and napkins.')).toBeTruthy()
    expect(within(receipt).queryByText(/^If something/)?.textContent ?? null).toBe(words)
  },
)

it('the receipt says that identity is checked, for the highest age of a dish', async () => {
  const id = await received()
  const [line] = order().lines
  order().lines = [{ ...line!, minimumAge: 18 }, { ...line!, cartItemId: 'ci_2', name: 'Rum', minimumAge: 21 }, line!]
  show(`?orderId=${id}`)
  const receipt = await screen.findByRole('region', { name: 'Receipt' })
  expect(within(receipt).getByText('Check identity: 21+')).toBeTruthy()
  expect(within(receipt).getByText('From age 21')).toBeTruthy()
})

const here = () => screen.findByRole('button', { name: 'I’m here' })
/** Moves the order on until it is on the stove. */
async function prepared() {
  const id = await received()
  while (order().stepped?.at(-1)?.status !== 'PREPARING') await oneStepOn()
  return id
}
const where = () => screen.getByRole('textbox', { name: 'Where are you? (optional)' })

it('a customer who comes to collect tells the restaurant, and later where', async () => {
  show(`?orderId=${await prepared()}`)
  fireEvent.click(await here())
  expect(await screen.findByRole('heading', { name: 'We know that you are here' })).toBeTruthy()
  expect(order().arrival).toMatchObject({ note: null })
  fireEvent.click(screen.getByRole('button', { name: 'Say where you are' }))
  fireEvent.change(where(), { target: { value: ' Space <4> ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByText(/^You are here:/)).textContent).toBe('You are here: Space <4>')
  expect(order().arrival).toMatchObject({ note: 'Space <4>' })
})

it('a customer who comes to collect sees why the restaurant could not be told, and what was typed stays', async () => {
  expectLog(/We could not tell the restaurant/)
  show(`?orderId=${await prepared()}`)
  await here()
  fireEvent.change(where(), { target: { value: 'Space 4' } })
  shop.fail('/arrival')
  fireEvent.click(await here())
  expect((await screen.findByRole('alert')).textContent).toBe('We could not tell the restaurant. Please try again.')
  fireEvent.click(await here())
  await waitFor(() => expect(order().arrival).toMatchObject({ note: 'Space 4' }))
  await screen.findByText(/^You are here:/)
})

it('a customer who comes to collect is not asked an hour and more before, nor before the order is prepared, nor once it is collected', async () => {
  const id = await received()
  order().fulfilment.readyAt = new Date(shop.sandbox.context.now() + 61 * 60_000).toISOString()
  show(`?orderId=${id}`)
  await screen.findByRole('region', { name: 'Receipt' })
  expect(screen.queryByRole('button', { name: 'I’m here' })).toBeNull()
  order().fulfilment.readyAt = new Date(shop.sandbox.context.now() + 59 * 60_000).toISOString()
  await act(() => shop.client.invalidateQueries())
  expect(screen.queryByRole('button', { name: 'I’m here' })).toBeNull()
  while (order().stepped?.at(-1)?.status !== 'PREPARING') await oneStepOn()
  fireEvent.click(await here())
  await screen.findByRole('heading', { name: 'We know that you are here' })
  while (order().stepped?.at(-1)?.status !== 'COMPLETED') await oneStepOn()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'We know that you are here' })).toBeNull())
})

it.each([
  ['at a table', () => void (order().fulfilment.table = { id: '12', name: '12' })],
  [
    'by a restaurant that cannot be told',
    () => {
      const { note: _, ...rest } = order()
      const old = { ...rest, note: null, status: 'READY', history: [], payment: { ...PAID, orderId: rest.id } }
      const body = JSON.stringify(old)
      shop.sandbox.context.scenarios.start({ name: 'odd-answer', status: 200, match: `/orders/${rest.id}`, body })
    },
  ],
])('a customer who comes to collect is not asked %s', async (_, given) => {
  const id = await received()
  given()
  show(`?orderId=${id}`)
  await screen.findByRole('region', { name: 'Receipt' })
  expect(screen.queryByRole('button', { name: 'I’m here' })).toBeNull()
})

it('the receipt is saved as a calendar entry while the order is under way', async () => {
  const files: string[] = []
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download)
  })
  show(`?orderId=${await received()}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  expect(files).toEqual(['order-1042.ics'])
  while (order().stepped?.at(-1)?.status !== 'COMPLETED') await oneStepOn()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull())
  click.mockRestore()
})

it('a visitor with the link sees the progress of the order and nothing else', async () => {
  const id = await received()
  signOut()
  show(`?orderId=${id}&token=${order().trackingToken}`)
  await screen.findByRole('list', { name: 'Order progress' })
  expect(screen.getByRole('heading', { name: 'Order 1042' })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/lemonade|Ada|\$/)
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  await oneStepOn()
  await waitFor(() => expect(current()).toMatch(/^Confirmed/))
})

it('a visitor with the link sees nothing with a wrong token', async () => {
  expectLog(/Failed to load the order/)
  const id = await received()
  signOut()
  show(`?orderId=${id}&token=guessed`)
  expect(await screen.findByRole('heading', { name: 'We could not find this order' })).toBeTruthy()
  expect(document.title).toBe('Track order · Tamarind Row')
})
