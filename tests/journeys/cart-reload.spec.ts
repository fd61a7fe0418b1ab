import type { Page, Route } from '@playwright/test'
import { chunkOf } from '../chunk-of'
import { watchPosts } from './watch-posts'
import { expect, test } from './shop'

const RIBS = 'Charred corn ribs'
const LEMONADE = 'Tamarind lemonade'

/** Closes a tab as a customer does, so that its page is told. */
const close = (page: Page) => Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })])

async function loseNetwork(page: Page) {
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
}

const LEFT = 'left without a connection and opened with one'
const WAYS = {
  /** The browser thinks that it is offline: the page itself can be had again. */
  reloaded: {
    lose: (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('offline'))),
    again: async (page: Page) => {
      await page.reload()
      return page
    },
  },
  [LEFT]: {
    lose: loseNetwork,
    again: async (page: Page) => {
      await page.goto('about:blank')
      await page.context().setOffline(false)
      await page.goto('/cart')
      return page
    },
  },
  'closed and opened in another tab': {
    lose: loseNetwork,
    again: async (page: Page) => {
      const another = await page.context().newPage()
      await close(page)
      await another.context().setOffline(false)
      await another.goto('/cart')
      return another
    },
  },
}

test.describe('a cart without a connection', () => {
  // Where the addition arrives before the step, the step meets another version and is sent again.
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED|code: NETWORK|412/] })

  for (const [way, { lose, again }] of Object.entries(WAYS)) {
    const tag = way === LEFT ? [] : '@variant'
    test(`F13 sends waiting changes once when the page is ${way}`, { tag }, async ({ page, customer, sandbox }) => {
      await customer.arrive()
      await customer.add(RIBS)
      await page.getByRole('link', { name: 'Cart, 1 item' }).click()
      const lineOf = (dish: string, on = page) => on.getByRole('listitem', { name: dish })
      await expect(lineOf(RIBS)).toBeVisible()
      await page.goBack()
      await lose(page)
      await page.getByRole('button', { name: `Add ${LEMONADE} to cart` }).click()
      await page.getByRole('link', { name: 'Cart, 2 items' }).click()
      await page.getByRole('button', { name: `Increase quantity of ${RIBS}` }).click()
      await expect(lineOf(RIBS).locator('output')).toHaveText('2')
      await expect(lineOf(LEMONADE)).toContainText('(not yet confirmed)')
      const now = await again(page)

      await expect(lineOf(RIBS, now).locator('output')).toHaveText('2')
      await expect(lineOf(LEMONADE, now).locator('output')).toHaveText('1')
      await expect(now.getByText('(not yet confirmed)')).toHaveCount(0)
      await now.reload()
      await expect(now.getByTestId('subtotal')).toHaveText('$21.50')
      expect(await sandbox.count('POST', '/cart-items')).toBe(2)
      const steps = (await sandbox.requests()).filter(({ method, status }) => method === 'PUT' && status === 200)
      expect(steps).toHaveLength(1)
    })
  }
})

test(
  'F13 a dish that a closed tab never sent is added once, with two other tabs open',
  { tag: '@variant' },
  async ({ page, customer, sandbox }) => {
    await customer.arrive()
    const others = await Promise.all([1, 2].map(() => page.context().newPage()))
    for (const other of others) await other.goto('/menu')
    await WAYS.reloaded.lose(page)
    await page.getByRole('button', { name: `Add ${LEMONADE} to cart` }).click()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await close(page)
    for (const other of others) await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await others[0]!.goto('/cart')
    await expect(others[0]!.getByRole('listitem', { name: LEMONADE }).locator('output')).toHaveText('1')
    expect(await sandbox.count('POST', '/cart-items')).toBe(1)
  },
)

test('F13 a dish that is added right before the page is left ends in the cart', async ({ page, customer, sandbox }) => {
  await customer.arrive()
  await page.getByRole('button', { name: `Add ${RIBS} to cart` }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('listitem', { name: RIBS }).locator('output')).toHaveText('1')
  await expect(page.getByText('(not yet confirmed)')).toHaveCount(0)
  expect(await sandbox.count('POST', '/cart-items')).toBe(1)
})

test(
  'F13 a dish that is added before the code that sends it has loaded ends in the cart',
  { tag: '@variant' },
  async ({ page, customer, sandbox }) => {
    const held: Route[] = []
    const isSender = `**${chunkOf('dist', 'src/features/cart/send.ts')}`
    await page.route(isSender, (route) => void held.push(route))
    await customer.arrive()
    await page.getByRole('button', { name: `Add ${RIBS} to cart` }).click()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await page.unroute(isSender)
    await page.goto('/cart')
    await expect(page.getByRole('listitem', { name: RIBS }).locator('output')).toHaveText('1')
    await expect(page.getByText('(not yet confirmed)')).toHaveCount(0)
    expect(await sandbox.count('POST', '/cart-items')).toBe(1)
  },
)

test('F13 a reload during an add shows no phantom line and no second one', async ({ page, customer, sandbox }) => {
  await customer.arrive()
  await expect(page.getByRole('button', { name: `Add ${RIBS} to cart` })).toBeVisible()
  await sandbox.scenario({ name: 'latency', ms: 60_000, match: 'POST', times: 1 })
  const { sent } = await watchPosts(page, '/cart-items')
  await page.getByRole('button', { name: `Add ${RIBS} to cart` }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await sent
  expect(await sandbox.count('POST', '/cart-items')).toBe(0)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await sandbox.scenario({ name: 'clear' })
  await expect.poll(() => sandbox.count('POST', '/cart-items')).toBe(1)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('listitem', { name: RIBS }).locator('output')).toHaveText('1')
  await page.reload()
  await expect(page.getByRole('list', { name: 'Cart' }).locator('> li')).toHaveCount(1)
  expect(await sandbox.count('POST', '/cart-items')).toBe(1)
})
