import { focusManager, onlineManager } from '@tanstack/react-query'
import { afterEach, expect } from 'vitest'
import { resumeReadsAtOnce } from '../../src/api/query-client'
import { createCartWorld, item, type CartWorld } from '../model/cart-world'

/** A cart on the screen, with lines that the API already has. Call it once per file; it is closed after each test. */
export function createCartPage() {
  let ends: (() => void)[] = []
  const page = {
    world: createCartWorld(),
    /** Shows the page; resolves at once when the cart need not have been read. */
    async open(stock: Parameters<typeof item>[], { read = true } = {}): Promise<string[]> {
      const world: CartWorld = (page.world = createCartWorld())
      const ids = stock.map((entry) => world.stock(item(...entry)))
      world.client.mount()
      ends = [resumeReadsAtOnce(world.client), () => world.client.unmount()]
      if (!read) return ids
      page.look()
      await world.load()
      world.sandbox.context.requestLog.length = 0
      return ids
    },
    look: () => void ends.push(page.world.observer.subscribe(() => {})),
    /** Leaves the page. */
    leave() {
      ends.forEach((end) => end())
      ends = []
    },
    drawn: () => page.world.drawn().lines.map(({ menuItemId, quantity }) => `${quantity} ${menuItemId}`),
    inApi: () => page.world.apiLines().map(({ menuItemId, quantity }) => `${quantity} ${menuItemId}`),
    fail: (match: string, times = 1, status = 500) =>
      page.world.sandbox.context.scenarios.start({ name: 'fail', match, times, status }),
    async expectSettled(...lines: string[]) {
      await page.world.settled()
      expect(page.drawn()).toEqual(lines)
      expect(page.inApi()).toEqual(lines)
    },
  }
  afterEach(() => {
    page.leave()
    onlineManager.setOnline(true)
    focusManager.setFocused(true)
  })
  return page
}
