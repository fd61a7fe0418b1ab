import type { Page } from '@playwright/test'
import { ADDRESSES, growOld, ORDERS } from './long-account'
import { Till } from './ordering'
import { OwnServer } from './own-server'
import { Customer, expect, Sandbox, test } from './shop'
import { longFramesDuring, scrollFor, slowDown } from './timings'

const NOTIFICATIONS = 500
const PAGE = 20

const server = new OwnServer(4794)
test.use({ baseURL: server.url, viewport: { width: 390, height: 844 }, trace: 'off' })

/** Every page of a list, as many rows as are asked for. */
async function readAll(page: Page, of: string, count: number) {
  const more = page.getByRole('button', { name: `Show more ${of}` })
  const rows = page.getByRole('main').getByRole('listitem')
  for (let read = PAGE; read < count; read += PAGE) {
    await more.click({ timeout: 10_000 })
    await expect(rows).toHaveCount(Math.min(read + PAGE, count))
  }
}

/** Like a menu of 5,000 dishes: one try that stays below is proof. */
async function scrollsSmoothly(page: Page) {
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.move(200, 500)
  await slowDown(page)
  await expect(async () => {
    const from = await page.evaluate(() => scrollY)
    expect(await longFramesDuring(page, () => scrollFor(page, 2000, 2500))).toEqual([])
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(from + 3000)
  }).toPass({ timeout: 40_000 })
}

/** At home in an account with a long past. */
async function arriveOld(page: Page) {
  await server.start()
  const sandbox = new Sandbox(page)
  await sandbox.fresh()
  const till = new Till(page)
  await till.open(new Customer(page, sandbox))
  await till.press()
  await till.pay()
  await expect(page).toHaveURL(/order-success/)
  await page.goto('about:blank')
  await server.stop()
  growOld(server.folder)
  await server.start()
}
test.afterEach(() => server.stop())

test('back and a reload keep the place in a list of many pages', async ({ page }) => {
  await arriveOld(page)
  await page.goto('/account/orders')
  await readAll(page, 'orders', 60)
  const fifty = page.getByRole('listitem', { name: 'Order 9950' })
  await fifty.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  await page.reload()
  await expect(fifty).toBeInViewport()
  await expect(page.getByRole('listitem')).toHaveCount(60)
  await fifty.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Order 9950' })).toBeVisible()
  await page.goBack()
  await expect(fifty).toBeInViewport()
})

test('F58 1,000 orders, 200 addresses and 500 notifications come by pages and scroll without a frame over 50 ms', async ({
  page,
}) => {
  test.setTimeout(420_000)
  await arriveOld(page)
  for (const [room, of, count] of [
    ['saved-addresses', 'addresses', ADDRESSES],
    ['notifications', 'notifications', NOTIFICATIONS],
    ['orders', 'orders', ORDERS],
  ] as const) {
    await page.goto(`/account/${room}`)
    await readAll(page, of, count)
    await scrollsSmoothly(page)
  }
})
