import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { cartQuery } from '../../api/queries/cart'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, quiet } from '../../../tests/setup/shop'
import { createTrackedOrder } from '../../../tests/setup/tracked-order'

const { shop, order, show, cook, received } = createTrackedOrder()
const dialog = async () => within(await screen.findByRole('dialog'))
async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  await act(() => Promise.resolve(fireEvent.click(button)))
}
const LESS = 'Decrease quantity of Tamarind lemonade'
const MORE = 'Increase quantity of Tamarind lemonade'

/** Opens the change of an order of four lemonades, paid like that. */
async function open(method: 'HOSTED' | 'SAVED' | 'AT_RESTAURANT' = 'SAVED') {
  const id = await received()
  order().payment = { ...order().payment, method, status: method === 'AT_RESTAURANT' ? 'PENDING' : 'PAID' }
  show(`?orderId=${id}`)
  await press('Change order')
  await dialog()
}
// Its code takes long to load the first time.
beforeAll(async () => void (await import('./ChangeDialog')), 60_000)

/** Lets answers come that no test waits for. */
afterEach(() => quiet())

async function step(name: string) {
  await press(name)
  await quiet()
}
const more = async () => {
  await step(MORE)
  await screen.findByText(/^You pay \$\d+\.\d\d more$/)
}
const saves = async () => {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save changes' }).getAttribute('aria-disabled')).toBe('false'),
  )
  await press('Save changes')
  await quiet()
}
const count = () => order().lines[0]!.quantity

it('a change says what it costs more or less before it is saved, and then that it is made', async () => {
  await open()
  expect(await screen.findByText('The price stays the same')).toBeTruthy()
  await more()
  expect(screen.getByText('Your saved card is charged when you save.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Note for the kitchen'), { target: { value: ' No ice ' } })
  await saves()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(count()).toBe(5)
  expect(order().note).toBe('No ice')
  const receipt = within(screen.getByRole('region', { name: 'Receipt' }))
  expect(receipt.getByText('5 ×')).toBeTruthy()
})

it('nothing is saved when the order is kept as it is, nor offered while nothing is changed', async () => {
  await open()
  await screen.findByText('The price stays the same')
  expect(screen.getByRole('button', { name: 'Save changes' }).getAttribute('aria-disabled')).toBe('true')
  await more()
  await press('Keep it as it is')
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Change order')
  expect(await screen.findByText('The price stays the same')).toBeTruthy()
  expect(shop.requests('/change')).toBe(shop.requests('/change/quote'))
  expect(count()).toBe(4)
})

it('an order keeps a dish, and the problems of a change are said', async () => {
  await open('AT_RESTAURANT')
  for (let times = 0; times < 3; times++) await step(LESS)
  expect(await screen.findByText('The minimum order is not reached yet.')).toBeTruthy()
  expect(screen.getByText(/^You pay \$\d+\.\d\d less$/)).toBeTruthy()
  await step(LESS)
  expect(await screen.findByText(/^An order needs at least one dish/)).toBeTruthy()
  expect(screen.getByText('Taken off the order')).toBeTruthy()
})

it('what is in the cart is added when the customer says so', async () => {
  const id = await received()
  order().payment.method = 'SAVED'
  shop.stock(2)
  show(`?orderId=${id}`)
  await press('Change order')
  const box = await screen.findByRole('checkbox', { name: /^Add 2 dishes from your cart/ })
  expect((box as HTMLInputElement).checked).toBe(false)
  fireEvent.click(box)
  await screen.findByText(/^You pay/)
  await saves()
  await waitFor(() => expect(order().lines).toHaveLength(2))
  await waitFor(() => expect(shop.client.getQueryData(cartQuery(CUSTOMER).queryKey)).toMatchObject({ items: [] }))
})

it('what costs more leads to the payment page, and back to an order that is changed', async () => {
  await open('HOSTED')
  await more()
  await saves()
  await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
  expect(shop.assign.mock.calls[0]![0]).toMatch(/\/__sandbox\/pay\/pay_/)
  expect(count()).toBe(4)
})

it.each([
  ['PENDING', '', 'Your change waits for its payment', /^Your order changes once you have paid/],
  ['DECLINED', '', 'Your change was not made', /^Your payment was declined\. Your order is as it was/],
  ['CANCELLED', '', 'Your change was not made', /^It was not paid\./],
  [null, '&change=paid', 'Your order is changed', 'The restaurant has it as you see it here.'],
] as const)('the order says what became of a change that had to be paid: %s', async (status, query, title, text) => {
  await open('HOSTED')
  await more()
  await saves()
  await waitFor(() => expect(order().unmade).toBeTruthy())
  await quiet()
  order().unmade = status && { ...order().unmade!, status }
  cleanup()
  shop.client.clear()
  show(`?orderId=${order().id}${query}`)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  if (status !== 'PENDING') return
  await press(`Pay $${(order().unmade!.amount / 100).toFixed(2)}`)
  expect(shop.assign).toHaveBeenCalledTimes(2)
})

it('an order that is accepted while it is saved is as it was, and the cart keeps its dishes', async () => {
  expectLog(/Failed to (change your order|price your changes)/)
  const id = await received()
  shop.stock(2)
  show(`?orderId=${id}`)
  await press('Change order')
  fireEvent.click(await screen.findByRole('checkbox', { name: /from your cart/ }))
  await more()
  cook()
  await saves()
  expect((await screen.findByText(/^The restaurant has just accepted your order/)).textContent).toMatch(/Call .*\d/)
  expect(screen.getByText('What is in your cart stays there.')).toBeTruthy()
  expect(count()).toBe(4)
  expect(shop.sandbox.context.state.carts[CUSTOMER]).toHaveLength(1)
  fireEvent.click((await dialog()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Change order' })).toBeNull())
})

it('an order that is accepted while the customer still chooses says so at once', async () => {
  expectLog(/Failed to price your changes/)
  await open()
  cook()
  await act(() => shop.client.invalidateQueries())
  expect(await screen.findByText(/^The restaurant has just accepted your order/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
})

it('a change whose answer is lost is sent once, and shown as made', async () => {
  expectLog(/Failed to change your order/)
  await open()
  await more()
  shop.sandbox.context.scenarios.start({ name: 'lost-answer', match: '/change', times: 1 })
  await saves()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(count()).toBe(5)
  expect(order().changeKeys).toHaveLength(1)
})

it('a card that is declined changes nothing, and the price can be read again when that fails', async () => {
  expectLog(/Failed to (change your order|price your changes)/)
  await open()
  await more()
  shop.sandbox.context.state.declines = 1
  await saves()
  expect((await screen.findByRole('alert')).textContent).toBe('Your card was declined, so your order is as it was.')
  expect(count()).toBe(4)
  shop.fail('/change/quote', 422)
  await step(MORE)
  expect(await screen.findByRole('heading', { name: 'Failed to price your changes.' })).toBeTruthy()
  await press('Try again')
  expect(await screen.findByText(/^You pay/)).toBeTruthy()
})

it('the time can be changed, and is judged with the dishes', async () => {
  await open()
  await press('Change the time')
  fireEvent.click(await screen.findByRole('radio', { name: 'Choose a time' }))
  await quiet()
  await saves()
  await waitFor(() => expect(order().fulfilment.requestedTime).not.toBeNull())
})

it('a change that was begun without an answer and then not paid is not called made', async () => {
  expectLog(/Failed to/)
  await open('HOSTED')
  await more()
  const { scenarios } = shop.sandbox.context
  scenarios.start({ name: 'lost-answer', match: `/orders/${order().id}`, times: 100 })
  await saves()
  await screen.findByText(/^No clear answer came/, {}, { timeout: 8000 })
  scenarios.clear()
  await press('Try again')
  order().unmade = { ...order().unmade!, status: 'DECLINED' }
  await saves()
  expect((await screen.findByRole('alert')).textContent).toBe('Your change was not made')
  expect(screen.getByRole('dialog')).toBeTruthy()
  await saves()
  await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
  expect(order().unmade!.status).toBe('PENDING')
}, 30_000)

it('gift cards get back what they paid too much of an order that is paid at the restaurant', async () => {
  await open('AT_RESTAURANT')
  const { total } = order().totals
  order().totals = { ...order().totals, giftCards: [{ id: 'gc_1', lastFour: '2345', amount: total - 100 }], due: 100 }
  await act(() => shop.client.invalidateQueries())
  await quiet()
  await step(LESS)
  expect(await screen.findByText('You pay $1.00 less')).toBeTruthy()
  expect(screen.getByText(/^Your gift cards get \$\d+\.\d\d back\.$/)).toBeTruthy()
})

it('a note is priced when the typing pauses, not with every letter', async () => {
  await open()
  await screen.findByText('The price stays the same')
  const before = shop.requests('/change/quote')
  const note = screen.getByLabelText('Note for the kitchen')
  for (const value of ['N', 'No', 'No ', 'No ice']) fireEvent.change(note, { target: { value } })
  expect(screen.getByRole('button', { name: 'Save changes' }).getAttribute('aria-disabled')).toBe('true')
  await saves()
  expect(order().note).toBe('No ice')
  expect(shop.requests('/change/quote')).toBeLessThanOrEqual(before + 2)
})

it('a note that is too long is refused by its field alone, and is never sent', async () => {
  await open()
  const note = screen.getByLabelText('Note for the kitchen')
  fireEvent.change(note, { target: { value: `No ice${'!'.repeat(300)}` } })
  await more()
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  // The counter says it, too, in a pause of the typing.
  const words = 'Please shorten this by 6 characters. It can have 300.'
  expect(screen.getByText(words, { selector: 'p' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /characters/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Save changes' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.change(note, { target: { value: 'No ice' } })
  await saves()
  await waitFor(() => expect(order().note).toBe('No ice'))
})

it('equal lines of an order are changed as one', async () => {
  const id = await received()
  const [line] = order().lines
  const some = (cartItemId: string, quantity: number) => ({ ...line!, cartItemId, quantity, total: 450 * quantity })
  Object.assign(order(), { lines: [some('ci_a', 1), some('ci_b', 3)] })
  show(`?orderId=${id}`)
  await press('Change order')
  expect(within((await dialog()).getByRole('list', { name: 'Items' })).getAllByRole('listitem')).toHaveLength(1)
  await step(MORE)
  for (let times = 0; times < 2; times++) await step(LESS)
  await screen.findByText(/^You get/)
  await saves()
  await waitFor(() => expect(order().lines.map(({ quantity }) => quantity)).toEqual([1, 2]))
})

it('a note that changes in another tab stays when something else is changed here', async () => {
  await open()
  await more()
  order().note = 'No ice'
  await act(() => shop.client.invalidateQueries())
  await quiet()
  await saves()
  await waitFor(() => expect(count()).toBe(5))
  expect(order().note).toBe('No ice')
})

it.each(['', '&change=paid'])('of an order that is cancelled nothing is said of a change: %s', async (query) => {
  await open('HOSTED')
  await more()
  await saves()
  await waitFor(() => expect(order().unmade).toBeTruthy())
  await quiet()
  if (query) order().unmade = null
  order().cancelledAt = shop.sandbox.context.now()
  cleanup()
  shop.client.clear()
  show(`?orderId=${order().id}${query}`)
  await screen.findByText('Something not right? Call', { exact: false })
  await quiet()
  expect(screen.queryByRole('heading', { name: /^Your (change|order is changed)/ })).toBeNull()
})
