import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { CartPage } from './CartPage'

const NAME = 'Tamarind lemonade'
const RIBS = 'Charred corn ribs'

const shop = customersShop(4)
beforeEach(() => {
  apiCart().push({ ...apiCart()[0]!, cartItemId: 'ci_2', menuItemId: 'charred-corn-ribs', price: 850, quantity: 1 })
})
afterEach(() => onlineManager.setOnline(true))

const apiCart = () => shop.sandbox.context.state.carts[CUSTOMER]!
const inApi = () => apiCart().map(({ menuItemId, quantity }) => `${quantity} ${menuItemId}`)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const drawn = () =>
  within(screen.getByRole('list', { name: 'Cart' }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label') ?? row.textContent)
const focused = () => document.activeElement?.textContent
async function open() {
  shop.show(<CartPage />, '/cart')
  await screen.findByRole('list', { name: 'Cart' })
  await quiet()
}

describe('a removed line', () => {
  it('leaves a row in its place to restore it once; the focus moves with it', async () => {
    await open()
    press(`Remove ${NAME}`)
    expect(drawn()).toEqual([`${NAME} removed.Undo`, RIBS])
    expect(focused()).toBe(`${NAME} removed.Undo`)
    await waitFor(() => expect(inApi()).toEqual(['1 charred-corn-ribs']))
    const undo = screen.getByRole('button', { name: `Undo ${NAME}` })
    expect(undo.textContent).toBe('Undo')
    fireEvent.click(undo)
    fireEvent.click(undo)
    expect(drawn()).toEqual([NAME, RIBS])
    expect(focused()).toBe(NAME)
    await waitFor(() => expect(inApi()).toEqual(['1 charred-corn-ribs', '4 tamarind-lemonade']))
    await quiet()
    expect(shop.requests('POST /api/v1/restaurants/tamarind-row/users/cus_shop/cart/cart-items')).toBe(1)
  })

  it('returns to its place each time it is removed and restored, as the others do', async () => {
    await open()
    press(`Remove ${NAME}`)
    press(`Undo ${NAME}`)
    await waitFor(() => expect(inApi()).toEqual(['1 charred-corn-ribs', '4 tamarind-lemonade']))
    press(`Remove ${RIBS}`)
    expect(drawn()).toEqual([NAME, `${RIBS} removed.Undo`])
    press(`Undo ${RIBS}`)
    expect(drawn()).toEqual([NAME, RIBS])
    await waitFor(() => expect(inApi()).toEqual(['4 tamarind-lemonade', '1 charred-corn-ribs']))
    await quiet()
  })

  it('leaves the row also when the stepper removed it, with its last quantity', async () => {
    await open()
    press(`Decrease quantity of ${RIBS}`)
    expect(drawn()).toEqual([NAME, `${RIBS} removed.Undo`])
    press(`Undo ${RIBS}`)
    expect(drawn()).toEqual([NAME, RIBS])
    await waitFor(() => expect(shop.requests('cart-items')).toBe(2))
    await waitFor(() => expect(inApi()).toEqual(['4 tamarind-lemonade', '1 charred-corn-ribs']))
  })

  it('gives way to the next one, also when it was the last line, above the empty cart', async () => {
    await open()
    press(`Remove ${NAME}`)
    press(`Remove ${RIBS}`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart is empty')
    expect(screen.queryByRole('button', { name: `Undo ${NAME}` })).toBeNull()
    expect(focused()).toBe(`${RIBS} removed.Undo`)
    press(`Undo ${RIBS}`)
    expect(drawn()).toEqual([RIBS])
    expect(focused()).toBe(RIBS)
    await waitFor(() => expect(shop.requests('cart-items')).toBe(3))
    await waitFor(() => expect(inApi()).toEqual(['1 charred-corn-ribs']))
  })

  it('cannot be restored once the page has been left, or the cart cleared', async () => {
    await open()
    press(`Remove ${NAME}`)
    expect(screen.getByText(/removed\./)).toBeTruthy()
    await quiet()
    cleanup()
    await open()
    expect(drawn()).toEqual([RIBS])
  })

  it('is removed and restored in the intended order when offline', async () => {
    await open()
    onlineManager.setOnline(false)
    press(`Remove ${NAME}`)
    press(`Undo ${NAME}`)
    expect(drawn()).toEqual([NAME, RIBS])
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(inApi()).toEqual(['1 charred-corn-ribs', '4 tamarind-lemonade']))
    const writes = shop.sandbox.context.requestLog.filter(
      ({ path, method }) => path.includes('cart-items') && method !== 'GET',
    )
    expect(writes.map(({ method }) => method)).toEqual(['DELETE', 'POST'])
  })

  it.each([
    ['without the row', []],
    ['once when it was restored before', [`Undo ${NAME}`]],
  ])('is back when its removal fails, %s', async (_, next) => {
    expectLog(/Failed to remove item from cart/)
    await open()
    shop.fail('DELETE')
    for (const name of [`Remove ${NAME}`, ...next]) press(name)
    await waitFor(() => expect(shop.requests('DELETE')).toBe(1))
    await quiet(40)
    await waitFor(() => expect(drawn()).toEqual([NAME, RIBS]))
    expect(inApi()).toEqual(['4 tamarind-lemonade', '1 charred-corn-ribs'])
  })
})
