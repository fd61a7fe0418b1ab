import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { test, Till } from './ordering'
import { expect } from './shop'

const LEMONADE = 'Tamarind lemonade'
const CORN = 'Charred corn ribs'
const TAPS = 10
const STOCK = 25
/** The first is always ten taps each; the others are drawn. */
const ROUNDS = Number(process.env.ROUNDS ?? 1)

/** A change of a cart that another device has changed meanwhile gets a 412. */
test.use({ expected: [/412/] })

const APIS = [
  { versions: true, merging: false },
  { versions: true, merging: true },
  { versions: false, merging: false },
  { versions: false, merging: true },
]

/** What is pressed in the cart or on the menu, and how many frames pass before the next: enough to see it drawn. */
type Press = { button: string; frames: number }
type Round = { ms: number; menu: Press[]; cart: Press[] }

const ADD = [CORN, LEMONADE].map((dish) => `Add ${dish} to cart`)
const UP = `Increase quantity of ${CORN}`
const DOWN = `Decrease quantity of ${CORN}`
const REMOVE = `Remove ${CORN}`
const tenOf = (button: string) => Array.from({ length: TAPS }, () => ({ button, frames: 2 }))
const TEN_EACH: Round = { ms: 300, menu: [...tenOf(ADD[0]!), ...tenOf(ADD[1]!)], cart: tenOf(UP) }

/** Without versions an API cannot tell two devices that take away at the same moment from one. */
function roundsOf({ versions }: (typeof APIS)[number]) {
  const presses = (...buttons: string[]) =>
    fc.array(fc.record({ button: fc.constantFrom(...buttons), frames: fc.integer({ min: 2, max: 9 }) }), {
      minLength: 1,
      maxLength: TAPS,
    })
  return fc.record({
    ms: fc.constantFrom(0, 0, 300, 300, 3000),
    menu: presses(...ADD),
    cart: versions ? presses(UP, UP, UP, DOWN, DOWN, REMOVE) : presses(UP),
  })
}

/** Tracks the calls that are in flight. */
const watchCalls = (page: Page) =>
  page.addInitScript(() => {
    const fetch = window.fetch.bind(window)
    const calls = Object.assign(window, { calls: { open: 0, last: 0 } }).calls
    window.fetch = (...call) => {
      calls.open += 1
      return fetch(...call).finally(() => {
        calls.open -= 1
        calls.last = performance.now()
      })
    }
  })

/** Waits until no call is in flight and none follows: a burst of taps waits less than a second. */
const atRest = (page: Page) =>
  page.waitForFunction(
    () => {
      const { calls } = window as unknown as { calls: { open: number; last: number } }
      return calls.open === 0 && performance.now() - calls.last > 1000
    },
    undefined,
    { timeout: 60_000 },
  )

/**
 * Presses what is there, and returns by how much there should be more of the corn and of the lemonade then. A removal
 * takes what was drawn, and what the other device had added if that was about to be drawn.
 */
const play = (page: Page, list: Press[]) =>
  page.evaluate(
    async ([list, corn]) => {
      const more = { corn: 0, lemonade: 0, isRemoved: false }
      for (const { button, frames } of list) {
        const element = document.querySelector<HTMLButtonElement>(`[aria-label="${button}"]`)
        const drawn = Number(document.querySelector(`[aria-label="${corn}"] output`)?.textContent)
        if (button.startsWith('Add')) more[button.includes(corn) ? 'corn' : 'lemonade'] += 1
        else if (element) more.corn += button.startsWith('Inc') ? 1 : button.startsWith('Dec') ? -1 : -drawn
        more.isRemoved ||= element !== null && button.startsWith('Remove')
        element?.click()
        for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
      }
      return more
    },
    [list, CORN] as const,
  )

for (const api of APIS) {
  const tag = api.versions && api.merging ? [] : '@variant'
  const kind = `${api.versions ? 'versions' : 'no versions'}, ${api.merging ? 'lines merged' : 'lines apart'}`
  test(
    `two devices change the cart at once, and nothing is lost: ${kind}`,
    { tag },
    async ({ page, browser, customer, counter, sandbox }) => {
      test.setTimeout(60_000 * ROUNDS)
      await sandbox.scenario({ name: 'carts', ...api })
      await customer.storeSession()
      const other = await browser.newContext({ storageState: await page.context().storageState() })
      const second = await other.newPage()
      for (const device of [page, second]) await watchCalls(device)
      const isThere = async (wanted: Record<string, number>) => {
        for (const device of [page, second]) {
          await device.goto('/cart')
          for (const [dish, count] of Object.entries(wanted)) {
            const counts = device.getByRole('listitem', { name: dish }).locator('output')
            await expect(counts).toHaveText(count > 0 ? [String(count)] : [])
          }
        }
      }
      const rounds = fc.asyncProperty(roundsOf(api), async ({ ms, menu, cart }) => {
        await counter.clearCart()
        await counter.fillCart({ 'charred-corn-ribs': STOCK, 'tamarind-lemonade': STOCK })
        await isThere({ [CORN]: STOCK })
        await page.goto('/menu')
        await expect(page.getByRole('article', { name: LEMONADE })).toContainText(`${STOCK} in cart`)
        await sandbox.scenario({ name: 'latency', ms, match: '/cart' })
        const [one, two] = await Promise.all([play(page, menu), play(second, cart)])
        await page.getByRole('link', { name: /^Cart/ }).click()
        for (const device of [page, second]) {
          await atRest(device)
          await expect(device.getByText('(not yet confirmed)')).toHaveCount(0)
        }
        await sandbox.scenario({ name: 'clear' })
        const corn = await counter.inCart('charred-corn-ribs')
        const most = STOCK + one.corn + two.corn
        expect(corn).toBeLessThanOrEqual(most)
        expect(corn).toBeGreaterThanOrEqual(two.isRemoved ? most - one.corn : most)
        await isThere({ [CORN]: corn, [LEMONADE]: STOCK + one.lemonade })
      })
      await fc.assert(rounds, { examples: [[TEN_EACH]], numRuns: ROUNDS, endOnFailure: true })
      await other.close()
    },
  )
}

test(
  'an order placed in one tab empties the cart and badge of the other, whose checkout names the order',
  { tag: '@variant' },
  async ({ page, customer, context }) => {
    const till = new Till(page)
    await till.open(customer)
    const [checkout, cart] = [await context.newPage(), await context.newPage()]
    await checkout.goto('/checkout')
    await expect(checkout.getByRole('button', { name: /^Place order · \$/ })).toBeEnabled()
    await cart.goto('/cart')
    await expect(cart.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
    await till.buy()
    await expect(checkout.getByRole('heading', { name: 'This was just ordered: number 1042' })).toBeVisible()
    await expect(cart.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(cart.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
    await checkout.getByRole('link', { name: 'See your order' }).click()
    await expect(checkout.getByTestId('order-number')).toHaveText('1042')
  },
)
