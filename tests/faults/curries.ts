import { beforeEach, vi } from 'vitest'
import { restaurantQueries } from '../../src/api/queries/restaurant'
import type { AddCartItem } from '../../src/api/types'
import { lastRemoval } from '../../src/features/cart/removal'
import { ITEMS } from '../model/cart-world'
import type { createCartPage } from './cart-page'

export const curry: AddCartItem = { ...ITEMS.at(-1)!, qty: 3, specialInstructions: 'No salt' }

/** Undoes the last removal. */
export const undo = () => lastRemoval()!.undo!()

/** Opens the page before each test with tea and three curries, and the menu read. */
export function openWithCurries(page: ReturnType<typeof createCartPage>) {
  beforeEach(async () => {
    vi.stubGlobal('window', new EventTarget())
    await page.open([['tea']])
    page.world.stock(curry)
    await page.world.load()
    await page.world.client.fetchQuery(restaurantQueries.menus())
  })
}
