import { focusManager, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, vi } from 'vitest'
import { resumeReadsAtOnce } from '../../src/api/query-client'
import { createCartWorld, item, type CartWorld } from '../model/cart-world'
import { silenceFailures } from './silence'
import { recordToasts } from './toasts'

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
    /** Opens it with an API that knows no versions of a cart and merges no lines, in a browser without locks. */
    openWithoutVersions: async (...stock: Parameters<typeof item>[]) => {
      vi.stubGlobal('navigator', {})
      await page.open(stock)
      page.world.sandbox.context.state.carting = { versions: false, merging: false }
      await page.world.load()
    },
    line: (name: string) => page.world.line(name),
    actions: () => page.world.actions,
    add: (name: string, quantity?: number) => page.world.actions.add(item(name, quantity)),
    set: (name: string, quantity: number) => page.world.actions.setQuantity(page.world.line(name), quantity),
    remove: (name: string) => page.world.actions.remove(page.world.line(name)),
    /** Edits the tea. */
    edit: (patch: object, quantity: number) =>
      page.world.actions.edit(page.world.line('tea'), { ...item('tea', quantity), ...patch }),
    /** What another device does with the tea, without this page. */
    elsewhere: (patch: object) =>
      Object.assign(
        page.world.apiLines().find(({ menuItemId }) => menuItemId === 'tea')!,
        patch,
      ),
    /** Another device removes a line, if it is there. */
    takeElsewhere: (cartItemId: string) => {
      const lines = page.world.apiLines()
      const at = lines.findIndex((line) => line.cartItemId === cartItemId)
      if (at >= 0) lines.splice(at, 1)
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

/** The same; failing calls log nothing, and toasts are only recorded. */
export function createWatchedCart() {
  silenceFailures()
  recordToasts()
  return createCartPage()
}
