import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { toast } from '../../../tests/setup/toasts'
import { expect, it } from 'vitest'
import { altered } from '../../../tests/setup/altered'
import { expectLog } from '../../../tests/setup/log'
import { quiet } from '../../../tests/setup/shop'
import { createTeaPage, instruct, instructions, isOn, routes, submit, tap, TEA } from '../../../tests/setup/tea-page'
import type { MenuItem } from '../../api/types'

const { shop, open, lines, writes } = createTeaPage()

const slow = (match: string) => shop.sandbox.context.scenarios.start({ name: 'latency', match, ms: 60_000, times: 1 })
const answer = () => shop.sandbox.context.scenarios.clear()
const button = (name: string) => screen.getByRole('button', { name })
const goBack = () => fireEvent.click(button('Back in history'))

it('while the dish is being added, the page stays, the button shows it, and a second press does nothing', async () => {
  slow('POST')
  await open()
  tap(/Oat milk/)
  fireEvent.click(await submit())
  fireEvent.click(button('Adding …'))
  await quiet()
  expect(shop.place()).toBe(TEA)
  answer()
  await waitFor(() => expect(shop.place()).toBe('/menu?menu=all-day#drinks'))
  expect(writes()).toEqual(['POST'])
})

it('while the dish is being added, an error is shown, and everything stays as it was chosen', async () => {
  expectLog(/Failed to add item to cart/)
  await open()
  tap(/Oat milk/)
  tap('Increase quantity')
  instruct('No straw')
  shop.fail('POST')
  fireEvent.click(await submit())
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to add item to cart', expect.anything()))
  expect((await submit()).textContent).toBe('Add to cart · $13.50')
  expect([shop.place(), isOn(/Oat milk/), instructions()]).toEqual([TEA, true, 'No straw'])
  fireEvent.click(await submit())
  await waitFor(() => expect(shop.place()).toBe('/menu?menu=all-day#drinks'))
})

it('while the dish is being added, a line stays as it was edited after a failure', async () => {
  expectLog(/Failed to update cart item/)
  await open('?line=ci_1')
  tap(/Regular/)
  tap('Increase quantity')
  shop.fail('PUT')
  fireEvent.click(await submit())
  await screen.findByRole('button', { name: 'Updating …' })
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to update cart item', expect.anything()))
  expect((await submit()).textContent).toBe('Update item · $20.25')
  expect([shop.place(), isOn(/Regular/)]).toEqual([`${TEA}?line=ci_1`, true])
  fireEvent.click(await submit())
  await waitFor(() => expect(shop.place()).toBe('/cart'))
  expect(lines()).toMatchObject([{ quantity: 3, servingQuantityId: 'regular' }])
})

it('while the dish is being added, a customer who has gone back is not redirected later', async () => {
  slow('POST')
  shop.show(routes, TEA, '/about')
  fireEvent.click(await submit())
  goBack()
  answer()
  await waitFor(() => expect(lines()).toHaveLength(2))
  await quiet()
  expect(shop.place()).toBe('/about')
})

it('F11 while the dish is being added, a dish waits in the cart without a connection, and the page is left at once', async () => {
  await open()
  act(() => onlineManager.setOnline(false))
  fireEvent.click(await submit())
  await waitFor(() => expect(shop.place()).toBe('/menu?menu=all-day#drinks'))
  expect(toast.success).toHaveBeenCalledWith(expect.stringMatching(/^You are offline/), expect.anything())
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(lines()).toHaveLength(2))
})

it('while the dish is being added, the page does not wait when the connection is lost', async () => {
  slow('POST')
  await open()
  fireEvent.click(await submit())
  act(() => onlineManager.setOnline(false))
  await waitFor(() => expect(shop.place()).toBe('/menu?menu=all-day#drinks'))
  answer()
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(lines()).toHaveLength(2))
})

it('a dish whose required choice is sold out is sold out, even where the API does not say so', async () => {
  altered<MenuItem>('/items/bubble-tea', (item) => ({
    ...item,
    optionGroups: item.optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, soldOut: true })),
    })),
  }))
  shop.show(routes, TEA)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sold out' })
  expect(button.disabled).toBe(true)
})
