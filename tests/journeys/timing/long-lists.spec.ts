import { ADDRESSES, arriveOld, ORDERS, readPages } from '../long-account'
import { expect, test } from '../shop'
import { longestFrameOfScroll } from '../timings'

const NOTIFICATIONS = 500

test.use({ viewport: { width: 390, height: 844 } })

test('F58 long lists scroll without a frame over 50 ms', { tag: '@variant' }, async ({ page, customer, server }) => {
  test.setTimeout(180_000)
  await arriveOld(page, customer, server)
  for (const [room, of, count] of [
    ['saved-addresses', 'addresses', ADDRESSES],
    ['notifications', 'notifications', NOTIFICATIONS],
    ['orders', 'orders', ORDERS],
  ] as const) {
    await page.goto(`/account/${room}`)
    await readPages(page, of, count)
    await page.evaluate(() => scrollTo(0, 0))
    await page.mouse.move(200, 500)
    await expect.poll(() => longestFrameOfScroll(page), { timeout: 40_000 }).toBe(0)
  }
})
