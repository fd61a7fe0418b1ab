import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, quiet } from '../../../tests/setup/shop'
import { createTeaPage, instruct, instructions, isOn, routes, submit, tap, TEA } from '../../../tests/setup/tea-page'
import { cartQuery } from '../../api/queries/cart'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { MenuItem } from '../../api/types'
import { addToCart } from '../../features/cart/use-cart'
import { lemonade } from '../../../tests/sandbox/orders'
import { signedOut } from '../../stores/auth'
import { filtersChanged } from '../../stores/menu-filters'

const { shop, open, lines, writes } = createTeaPage()
/** Keeps the cart from being read until it is let go. */
function cartHeld() {
  const { fetch } = globalThis
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/cart')) await gate
    return fetch(request)
  })
  return letGo
}

describe('a line of the cart that is edited', () => {
  it('shows its size, choices, quantity, instructions and price; one PUT updates it, and leads back to the cart', async () => {
    await open('?line=ci_1')
    expect([/Large/, /Regular/, /Oat milk/, /Whole milk/, /Half/].map(isOn)).toEqual([true, false, true, false, true])
    expect(screen.getByRole('group', { name: 'Quantity' }).textContent).toBe('2')
    expect(instructions()).toBe('Less ice')
    expect((await submit()).textContent).toBe('Update item · $16.00')
    expect(screen.getByRole('link', { name: 'Your cart' }).getAttribute('href')).toBe('/cart')
    tap(/Regular/)
    tap(/Whole milk/)
    tap('Increase quantity')
    expect((await submit()).textContent).toBe('Update item · $18.00')
    fireEvent.click(await submit())
    await waitFor(() => expect(shop.place()).toBe('/cart'))
    await waitFor(() => expect(lines()).toMatchObject([{ quantity: 3, price: 600, servingQuantityId: 'regular' }]))
    expect(lines()[0]).toMatchObject({ cartItemId: 'ci_1', specialInstructions: 'Less ice' })
    expect(writes()).toEqual(['PUT'])
  })

  it('with instructions that are too long is not sent before they fit', async () => {
    await open('?line=ci_1')
    instruct('x'.repeat(205))
    fireEvent.click(await submit())
    expect(screen.getByText('Please shorten this by 5 characters. It can have 200.')).toBeTruthy()
    expect(instructions()).toHaveLength(205)
    instruct('x'.repeat(200))
    fireEvent.click(await submit())
    await screen.findByText('Elsewhere')
    expect(writes()).toEqual(['PUT'])
    expect(lines()[0]!.specialInstructions).toHaveLength(200)
  })

  it('waits for the cart: nothing can be chosen before it has been read', async () => {
    const letGo = cartHeld()
    shop.show(routes, `${TEA}?line=ci_1`)
    await quiet(60)
    expect(screen.getByRole('status', { name: 'Loading the dish' })).toBeTruthy()
    letGo()
    expect((await submit()).textContent).toBe('Update item · $16.00')
  })

  it('names what is chosen and avoided, until it is no longer chosen, and so does a dish when it is opened', async () => {
    filtersChanged({ avoid: ['MILK', 'WHEAT'] })
    await open()
    expect(screen.getByText('Whole milk is chosen and contains milk, which you avoid.')).toBeTruthy()
    cleanup()
    await open('?line=ci_1')
    expect(screen.queryByText(/which you avoid/)).toBeNull()
    tap(/Whole milk/)
    expect(screen.getByText('Whole milk is chosen and contains milk, which you avoid.')).toBeTruthy()
    tap(/Oat milk/)
    expect(screen.queryByText(/which you avoid/)).toBeNull()
    act(() => filtersChanged({ avoid: ['GLUTEN'] }))
    expect(screen.getByText('Oat milk is chosen and contains gluten (oats), which you avoid.')).toBeTruthy()
  })
})

it.each([
  ['no line', ''],
  ['a line that is not there', '?line=ci_9'],
  ['a line of another dish', '?line=ci_2'],
])('with %s in its address the dish is added, from the menu', async (_, query) => {
  const tonic = { cartItemId: 'ci_2', menuItemId: 'tamarind-lemonade', quantity: 1, price: 450 }
  lines().push({ ...tonic, servingQuantityId: null, specialInstructions: null, customOptionGroups: [] })
  await open(query)
  expect((await submit()).textContent).toBe('Add to cart · $6.00')
  expect([/Regular/, /Whole milk/].map(isOn)).toEqual([true, true])
  expect(instructions()).toBe('')
  expect(screen.getByRole('link', { name: 'Menu' }).getAttribute('href')).toBe('/menu?menu=all-day#drinks')
  fireEvent.click(await submit())
  await waitFor(() => expect(shop.place()).toBe('/menu?menu=all-day#drinks'))
  await waitFor(() => expect(writes()).toEqual(['POST']))
})

it('a guest who follows a link to a line adds the dish', async () => {
  act(signedOut)
  await open('?line=ci_1')
  expect((await submit()).textContent).toBe('Add to cart · $6.00')
})

it('shows what the card knew, once the menu has been read, until the dish itself has been', async () => {
  await shop.client.fetchQuery(restaurantQueries.menus())
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (request: Request) =>
    request.url.includes('/items/') ? new Promise<never>(() => {}) : fetch(request),
  )
  shop.show(routes, TEA)
  expect(await screen.findByRole('heading', { level: 1, name: 'Bubble tea' })).toBeTruthy()
  expect(screen.getByText('from $6.00')).toBeTruthy()
  expect(screen.getByRole('status', { name: 'Loading the dish' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
})

describe('a form that is open before its data has loaded', () => {
  it('shows the choices of a line that is read later, not those of the menu', async () => {
    expectLog(/Failed to load your cart/)
    shop.fail('/cart')
    await open('?line=ci_1')
    expect((await submit()).textContent).toContain('Add to cart')
    await act(() => shop.client.refetchQueries(cartQuery(CUSTOMER)))
    expect((await submit()).textContent).toBe('Update item · $16.00')
    expect(isOn(/Oat milk/)).toBe(true)
  })

  it('shows them, too, when something else is being added before the cart has been read', async () => {
    const letGo = cartHeld()
    act(() => void addToCart(shop.client, lemonade()))
    shop.show(routes, `${TEA}?line=ci_1`)
    await quiet(60)
    letGo()
    await waitFor(async () => expect((await submit()).textContent).toContain('Update item'))
    expect(isOn(/Oat milk/)).toBe(true)
  })

  it('allows no more of a line than the dish allows now', async () => {
    shop.sandbox.context.catalog.change('bubble-tea', (dish) => (dish.maxQuantity = 1))
    await open('?line=ci_1')
    expect((await submit()).textContent).toBe('Update item · $8.00')
  })

  it('drops a choice that leaves the menu meanwhile: the group lacks something', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    expectLog(/Failed to add item to cart/)
    const query = restaurantQueries.item('all-day', 'bubble-tea')
    await open()
    await act(async () => {
      const item = structuredClone(shop.client.getQueryData<MenuItem>(query.queryKey)!)
      item.optionGroups[0]!.options.shift()
      shop.client.setQueryData(query.queryKey, item)
      await Promise.resolve()
    })
    expect(screen.queryByRole('radio', { name: /Whole milk/ })).toBeNull()
    fireEvent.click(await submit())
    expect(screen.getByRole('alert').textContent).toContain('Still needed')
  })

  it('shows that the whole dish has left the menu since it was read', async () => {
    await open()
    shop.sandbox.context.scenarios.start({ name: 'fail', match: '/items/bubble-tea', status: 404 })
    await act(() => shop.client.refetchQueries(restaurantQueries.item('all-day', 'bubble-tea')))
    expect(screen.getByRole('heading', { name: 'This dish is not on the menu' })).toBeDefined()
  })
})
