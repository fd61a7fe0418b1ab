import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { receive } from '../../sandbox/rules/payments'
import { filtersChanged } from '../../stores/menu-filters'
import { OrdersPage } from './OrdersPage'

const NAME = 'Tamarind lemonade'

let shop: Shop
beforeEach(() => {
  shop = createShop()
  shop.signIn()
})

const press = (name: string, where: Pick<typeof screen, 'getByRole'> = screen) =>
  act(() => Promise.resolve(void fireEvent.click(where.getByRole('button', { name }))))
const card = (name: string) => within(screen.getByRole('listitem', { name }))
const listed = (title: string) =>
  within(screen.getByRole('list', { name: title }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label'))
const stored = () => shop.sandbox.context.state.orders
const later = () => shop.sandbox.context.scenarios.setClock('2026-11-20T20:00:00Z')
const fail = (match: string) => shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match, times: 1 })
const dialog = async () => within(await screen.findByRole('dialog'))

/** Orders of four lemonades, all completed but for the newest, which is under way. */
async function ordered(count: number) {
  await shop.order('PAID')
  const [first] = stored()
  receive(first!, shop.sandbox.context)
  later()
  shop.sandbox.context.state.orders = Array.from({ length: count }, (_, index) => ({
    ...structuredClone(first!),
    id: `ord_${index}`,
    number: String(1000 + index),
  }))
  const newest = stored().at(-1)!
  newest.fulfilment.readyAt = '2026-11-20T20:25:00Z'
}
async function open(at = '/account/orders') {
  shop.show(<OrdersPage />, at)
  await screen.findByRole('heading', { name: 'Orders' })
  await screen.findAllByRole('button')
}

describe('the orders', () => {
  it('list what is under way first, and the rest page by page', async () => {
    await ordered(45)
    await open()
    expect(listed('Under way')).toEqual(['Order 1044'])
    expect(screen.getByRole('region', { name: 'Under way' })).toBeTruthy()
    expect(listed('Before')).toHaveLength(19)
    await press('Show more orders')
    await waitFor(() => expect(listed('Before')).toHaveLength(39))
    await press('Show more orders')
    await waitFor(() => expect(listed('Before').at(-1)).toBe('Order 1000'))
    expect(screen.queryByRole('button', { name: 'Show more orders' })).toBeNull()
    expect(shop.requests(`GET /api/v1/restaurants/tamarind-row/users/${CUSTOMER}/orders`)).toBe(3)
  })

  it('show an error below the loaded pages when a page cannot be read, and can be tried again', async () => {
    expectLog(/Failed to load your orders/)
    await ordered(25)
    await open()
    fail('/orders')
    await press('Show more orders')
    await screen.findByRole('heading', { name: 'More orders could not be loaded' })
    expect(listed('Before')).toHaveLength(19)
    await press('Try again')
    await waitFor(() => expect(listed('Before')).toHaveLength(24))
  })

  it('stay when they cannot be read again, without a missing page reported', async () => {
    expectLog(/Failed to load your orders/)
    await ordered(5)
    await open()
    fail('/orders')
    await act(() => shop.client.invalidateQueries())
    expect(listed('Before')).toHaveLength(4)
    expect(screen.queryByRole('heading', { name: /could not be loaded/ })).toBeNull()
  })
})

describe('a rating', () => {
  const stars = () =>
    within(screen.getByRole('listitem', { name: 'Order 1000', hidden: true })).queryByRole('img', { hidden: true })
  async function rate(given: string, where: Awaited<ReturnType<typeof dialog>>, comment?: string) {
    const [order] = where.getAllByRole('radio', { name: given })
    fireEvent.click(order!)
    if (comment) fireEvent.change(where.getByLabelText(/What should we know/), { target: { value: comment } })
    await press('Save rating', where)
  }

  it('of the order and its dishes shows at once and is stored', async () => {
    await ordered(2)
    await open()
    await press('Rate', card('Order 1000'))
    const form = await dialog()
    await press('Save rating', form)
    expect(form.getByRole('alert').textContent).toBe('Please give the order 1 to 5 stars.')
    fireEvent.click(form.getAllByRole('radio', { name: '3 Stars' })[1]!)
    await rate('4 Stars', form)
    expect(stars()?.getAttribute('aria-label')).toBe('4 of 5 stars')
    await waitFor(() => expect(stored()[0]!.rating).toBeTruthy())
    expect(stored()[0]!.rating).toEqual({
      stars: 4,
      comment: '',
      dishes: [{ menuItemId: 'tamarind-lemonade', stars: 3, comment: '' }],
    })
    await waitFor(() => expect(shop.client.isMutating()).toBe(0))
    await press('Change rating', card('Order 1000'))
    expect((await dialog()).getAllByRole<HTMLInputElement>('radio', { name: '4 Stars' })[0]!.checked).toBe(true)
  })

  it('with a comment that is too long is not saved before it fits', async () => {
    await ordered(2)
    await open()
    await press('Rate', card('Order 1000'))
    const form = await dialog()
    await rate('4 Stars', form, 'x'.repeat(501))
    expect(document.activeElement).toBe(form.getByLabelText(/What should we know/))
    expect(form.getByText('Please shorten this by 1 character. It can have 500.')).toBeTruthy()
    await rate('4 Stars', form, 'x'.repeat(500))
    await waitFor(() => expect(stored()[0]!.rating?.comment).toHaveLength(500))
    await quiet()
  })

  it('that could not be stored is gone from the list, and stays in the form as it was typed', async () => {
    expectLog(/Failed to save your rating/)
    await ordered(2)
    await open()
    shop.sandbox.context.scenarios.start({ name: 'latency', ms: 60_000, match: 'PUT', times: 1 })
    fail('PUT')
    await press('Rate', card('Order 1000'))
    await rate('2 Stars', await dialog(), 'Cold.')
    expect(stars()?.getAttribute('aria-label')).toBe('2 of 5 stars')
    shop.sandbox.context.scenarios.clear()
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/What should we know/).value).toBe('Cold.'))
    expect(stars()).toBeNull()
    await press('Save rating', await dialog())
    await waitFor(() => expect(stored()[0]!.rating).toMatchObject({ stars: 2, comment: 'Cold.' }))
    await quiet()
  })
})

describe('an order of one dish by two taps', () => {
  beforeEach(async () => {
    await ordered(2)
    const [line] = stored()[0]!.lines
    const one = { ...line!, quantity: 2, total: line!.total / 2 }
    stored()[0]!.lines = [one, { ...one, cartItemId: 'ci_2' }]
  })

  it('shows the dish once, and adds it once', async () => {
    await open()
    expect(card('Order 1000').getByText(`4 × ${NAME}`)).toBeTruthy()
    await press('Order again', card('Order 1000'))
    const preview = await dialog()
    await preview.findByRole('button', { name: 'Add 4 items · $18.00' })
    expect(preview.getAllByRole('listitem')).toHaveLength(1)
    expect(preview.getByText('4 ×')).toBeTruthy()
    fireEvent.click(preview.getByRole('checkbox', { name: NAME }))
    expect(preview.getByRole('button', { name: 'Nothing to add' })).toBeTruthy()
    fireEvent.click(preview.getByRole('checkbox', { name: NAME }))
    await press('Add 4 items · $18.00', preview)
    const pieces = () => shop.sandbox.context.state.carts[CUSTOMER]!.reduce((sum, { quantity }) => sum + quantity, 0)
    await waitFor(() => expect(pieces()).toBe(4))
    await quiet()
  })
})

describe('ordering again', () => {
  it('shows the current dishes and prices, and adds them', async () => {
    await ordered(2)
    shop.sandbox.context.catalog.change('tamarind-lemonade', (item) => (item.price += 50))
    await open()
    await press('Order again', card('Order 1000'))
    await waitFor(() => expect(shop.place()).toBe('/account/orders?again=ord_0'))
    const preview = await dialog()
    const row = await waitFor(() => preview.getByRole('listitem', { name: NAME }))
    expect(row.textContent).toContain('It was $4.50, and is $5.00 now.')
    await press('Add 4 items · $20.00', preview)
    await waitFor(() => expect(shop.place()).toBe('/cart'))
    await waitFor(() => expect(shop.sandbox.context.state.carts[CUSTOMER]).toMatchObject([{ quantity: 4, price: 500 }]))
    await waitFor(() => expect(shop.client.isMutating()).toBe(0))
  })

  it('warns of an allergen that the customer avoids', async () => {
    await ordered(2)
    shop.sandbox.context.catalog.change('tamarind-lemonade', (item) => (item.allergens = ['SESAME']))
    filtersChanged({ avoid: ['SESAME'] })
    await open()
    await press('Order again', card('Order 1000'))
    const row = await (await dialog()).findByRole('listitem', { name: NAME })
    expect(row.textContent).toContain('Contains sesame, which you avoid.')
    act(() => filtersChanged({ avoid: [] }))
    expect(row.textContent).not.toContain('which you avoid')
  })

  it('shows an error when it cannot be read, and can be tried again; no dish is reported as gone', async () => {
    expectLog(/Failed to load the dish/)
    await ordered(2)
    fail('/items/tamarind-lemonade')
    await open('/account/orders?again=ord_0')
    const preview = await dialog()
    await preview.findByRole('heading', { name: 'The menu could not be loaded' })
    expect(preview.queryByText(/no longer on the menu/)).toBeNull()
    await press('Try again', preview)
    await preview.findByRole('button', { name: 'Add 4 items · $18.00' })
  })

  it('can be requested again when a dish takes longer than eight seconds', async () => {
    await ordered(2)
    shop.sandbox.context.scenarios.start({
      ...{ name: 'latency', match: '/items/tamarind-lemonade', ms: 60_000, times: 1 },
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    shop.show(<OrdersPage />, '/account/orders?again=ord_0')
    await quiet(60)
    act(() => void vi.advanceTimersByTime(8000))
    const preview = within(screen.getByRole('dialog'))
    expect(preview.getByText('Still working...')).toBeTruthy()
    fireEvent.click(preview.getByRole('button', { name: 'Try again' }))
    vi.useRealTimers()
    await preview.findByRole('button', { name: 'Add 4 items · $18.00' })
  })

  it('adds the order once on a double click', async () => {
    await ordered(2)
    await open('/account/orders?again=ord_0')
    const add = await (await dialog()).findByRole('button', { name: 'Add 4 items · $18.00' })
    act(() => {
      add.click()
      add.click()
    })
    await waitFor(() => expect(shop.requests('/cart-items')).toBeGreaterThan(0))
    // The last change of a burst is sent 400 ms after it.
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
    const [line, ...others] = shop.sandbox.context.state.carts[CUSTOMER]!
    expect([line?.quantity, others]).toEqual([4, []])
  })

  it('offers another dish for one that is sold out', async () => {
    await ordered(2)
    shop.sandbox.context.catalog.change('tamarind-lemonade', (item) => (item.soldOut = true))
    await open('/account/orders?again=ord_0')
    const preview = await dialog()
    const select = await preview.findByRole<HTMLSelectElement>('combobox', { name: `Instead of ${NAME}` })
    expect(select.selectedOptions[0]!.textContent).toBe('Leave it out')
    const beer = within(select).getByRole<HTMLOptionElement>('option', { name: /^Instead: Ginger beer/ })
    fireEvent.change(select, { target: { value: beer.value } })
    expect(select.selectedOptions[0]!.textContent).toBe('Instead: Ginger beer +$0.50')
    expect(preview.queryByText('It is sold out.')).toBeNull()
    await press('Add 4 items · $20.00', preview)
    await waitFor(() =>
      expect(shop.sandbox.context.state.carts[CUSTOMER]).toMatchObject([{ menuItemId: 'ginger-beer', quantity: 4 }]),
    )
    await waitFor(() => expect(shop.client.isMutating()).toBe(0))
  })

  it('has nothing to add when nothing of the order is left', async () => {
    await ordered(2)
    shop.sandbox.context.catalog.change('tamarind-lemonade', (item) => (item.soldOut = true))
    await open('/account/orders?again=ord_0')
    const button = await waitFor(async () =>
      (await dialog()).getByRole<HTMLButtonElement>('button', { name: 'Nothing to add' }),
    )
    expect(button.disabled).toBe(true)
    await screen.findByText('It is sold out.')
    await press('Cancel', await dialog())
    await waitFor(() => expect(shop.place()).toBe('/account/orders'))
  })
})
