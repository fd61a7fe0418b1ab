import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createCartScreen, drawn, line, NAME, press } from '../../../tests/setup/cart-screen'
import { expectLog } from '../../../tests/setup/log'
import { noodles, option } from '../../../tests/setup/noodles'
import { quiet } from '../../../tests/setup/shop'

const BEER = 'Ginger beer'
const NOTICE = /^Something has changed since you added it\./
const UNCHANGED = ['4 tamarind-lemonade']
const REPLACED = ['4 ginger-beer']

const { shop, apiCart, inApi, open } = createCartScreen()

const fail = (match: string, times?: number) =>
  shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match, times })

describe('a dish in the cart that is sold out', () => {
  beforeEach(() => {
    shop.sandbox.context.catalog.change('tamarind-lemonade', (item) => (item.soldOut = true))
  })
  const offer = () => within(line(NAME)).findByRole('button', { name: `Instead: ${BEER} +$0.50` })
  /** Takes the beer, which is added, while the lemonade cannot be removed. */
  async function takeBeerInVain() {
    expectLog(/Failed to remove item from cart/)
    await open()
    fail('DELETE', 1)
    fireEvent.click(await offer())
    await waitFor(() => expect(shop.requests('DELETE')).toBe(1))
    await quiet()
    expect(inApi()).toEqual([...UNCHANGED, ...REPLACED])
  }

  it('F14 is named by the message of the API, and replaced by another dish of its section, which takes the focus, once however often it is tapped', async () => {
    await open()
    const beer = await offer()
    expect(within(line(NAME)).getByText('Tamarind lemonade is sold out.')).toBeTruthy()
    expect(screen.getByText(NOTICE)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
    act(() => {
      beer.click()
      beer.click()
    })
    await waitFor(() => expect(screen.queryByRole('listitem', { name: NAME })).toBeNull())
    expect(document.activeElement?.textContent).toBe(BEER)
    await waitFor(() => expect(inApi()).toEqual(REPLACED))
    await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull())
    await quiet()
    expect(inApi()).toEqual(REPLACED)
  })

  it('stays when the other dish cannot be added', async () => {
    expectLog(/Failed to add item to cart/)
    await open()
    fail('POST', 1)
    fireEvent.click(await offer())
    await waitFor(() => expect(shop.requests('/cart-items')).toBe(1))
    await quiet()
    expect(line(NAME)).toBeTruthy()
    expect(screen.queryByRole('listitem', { name: BEER })).toBeNull()
    expect(inApi()).toEqual(UNCHANGED)
    expect(shop.requests('DELETE')).toBe(0)
  })

  it('is only removed by a second tap when the first one could not remove it', async () => {
    await takeBeerInVain()
    fireEvent.click(await offer())
    await waitFor(() => expect(inApi()).toEqual(REPLACED))
    await quiet()
  })

  it('is replaced again when the other dish was removed in between', async () => {
    await takeBeerInVain()
    press(`Remove ${BEER}`)
    await waitFor(() => expect(inApi()).toEqual(UNCHANGED))
    await quiet()
    fireEvent.click(await offer())
    await waitFor(() => expect(inApi()).toEqual(REPLACED))
    await quiet()
  })

  it('F14 can be removed, and has no substitutes while it cannot be read', async () => {
    expectLog(/Failed to load the dish/)
    fail('/items/tamarind-lemonade')
    await open()
    await within(line(NAME)).findByText('Tamarind lemonade is sold out.')
    await quiet()
    expect(screen.getByText(NOTICE)).toBeTruthy()
    expect(within(line(NAME)).queryByRole('button', { name: /^(Instead|Accept)/ })).toBeNull()
    fireEvent.click(within(line(NAME)).getByRole('button', { name: `Remove ${NAME}` }))
    await waitFor(() => expect(inApi()).toEqual([]))
    await quiet()
  })
})

it('an option that is sold out can be left out, or replaced by another of its group, in its place', async () => {
  const { name, menuItemId, servingQuantityId = null, customOptionGroups = [], unitPrice, quantity } = noodles().line
  apiCart().unshift({
    ...{ cartItemId: 'ci_3', menuItemId, servingQuantityId, customOptionGroups, price: unitPrice, quantity },
    specialInstructions: 'No bowl.',
  })
  shop.sandbox.context.catalog.change(menuItemId, (item) => (option(item, 'soft-egg').soldOut = true))
  await open()
  const row = line(name)
  expect(await within(row).findByText('Soft egg is sold out.')).toBeTruthy()
  await within(row).findByRole('button', { name: 'Without Soft egg' })
  fireEvent.click(within(row).getByRole('button', { name: 'Instead: Crispy garlic' }))
  await waitFor(() => expect(line(name).textContent).toContain('Large, Hot, Crispy garlic'))
  await waitFor(() => expect(JSON.stringify(apiCart()[0])).toContain('crispy-garlic'))
  expect(apiCart()[0]).toMatchObject({ quantity: 2, specialInstructions: 'No bowl.' })
  await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull())
  await quiet()
  expect(drawn()).toEqual([name, 'Large, ', 'Hot, ', 'Crispy garlic', NAME])
})
