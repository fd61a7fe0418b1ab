import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createCartScreen, drawn, focused, NAME, press, RIBS } from '../../../tests/setup/cart-screen'
import { expectLog } from '../../../tests/setup/log'
import { quiet } from '../../../tests/setup/shop'

const { shop, inApi, addRibs, open } = createCartScreen()
beforeEach(addRibs)
afterEach(() => onlineManager.setOnline(true))

it('a removed line leaves a row in its place to restore it once; the focus moves with it', async () => {
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

it('a removed line returns to its place each time it is removed and restored, as the others do', async () => {
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

it('a removed line leaves the row also when the stepper removed it, with its last quantity', async () => {
  await open()
  press(`Decrease quantity of ${RIBS}`)
  expect(drawn()).toEqual([NAME, `${RIBS} removed.Undo`])
  press(`Undo ${RIBS}`)
  expect(drawn()).toEqual([NAME, RIBS])
  await waitFor(() => expect(shop.requests('cart-items')).toBe(2))
  await waitFor(() => expect(inApi()).toEqual(['4 tamarind-lemonade', '1 charred-corn-ribs']))
})

it('a removed line gives way to the next one, also when it was the last line, above the empty cart', async () => {
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

it('a removed line cannot be restored once the page has been left, or the cart cleared', async () => {
  await open()
  press(`Remove ${NAME}`)
  expect(screen.getByText(/removed\./)).toBeTruthy()
  await quiet()
  cleanup()
  await open()
  expect(drawn()).toEqual([RIBS])
})

it('a removed line is removed and restored in the intended order when offline', async () => {
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
])('a removed line is back when its removal fails, %s', async (_, next) => {
  expectLog(/Failed to remove item from cart/)
  await open()
  shop.fail('DELETE')
  for (const name of [`Remove ${NAME}`, ...next]) press(name)
  await waitFor(() => expect(shop.requests('DELETE')).toBe(1))
  await quiet(40)
  await waitFor(() => expect(drawn()).toEqual([NAME, RIBS]))
  expect(inApi()).toEqual(['4 tamarind-lemonade', '1 charred-corn-ribs'])
})
