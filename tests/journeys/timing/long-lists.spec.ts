import type { Page } from '@playwright/test'
import { ADDRESSES, arriveOld, ORDERS, readPages } from '../long-account'
import { expect, test } from '../shop'
import { longFramesDuring, scrollFor, slowDown } from '../timings'

const NOTIFICATIONS = 500

test.use({ viewport: { width: 390, height: 844 } })

/** Like a menu of 5,000 dishes: one try that stays below is proof. */
async function scrollsSmoothly(page: Page) {
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.move(200, 500)
  const speedUp = await slowDown(page)
  await expect(async () => {
    const from = await page.evaluate(() => scrollY)
    expect(await longFramesDuring(page, () => scrollFor(page, 2000, 2500))).toEqual([])
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(from + 3000)
  }).toPass({ timeout: 40_000 })
  await speedUp()
}

test('F58 1,000 orders, 200 addresses and 500 notifications come by pages and scroll without a frame over 50 ms', async ({
  page,
  customer,
  server,
}) => {
  test.setTimeout(180_000)
  await arriveOld(page, customer, server)
  for (const [room, of, count] of [
    ['saved-addresses', 'addresses', ADDRESSES],
    ['notifications', 'notifications', NOTIFICATIONS],
    ['orders', 'orders', ORDERS],
  ] as const) {
    await page.goto(`/account/${room}`)
    await readPages(page, of, count)
    await scrollsSmoothly(page)
  }
})
