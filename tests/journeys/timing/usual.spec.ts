import type { CDPSession, Page } from '@playwright/test'
import { comeBack, usual } from '../last-order'
import { test, Till } from '../ordering'
import { expect } from '../shop'

const SLOWED = 4
/** From the first paint until the order is paid, in ms, where `work` takes so long. */
const LIMIT = 10_000
const WORK = 1000
/** Something else on the machine may take its time from one of them. */
const TRIES = 3

/** How long a piece of work takes that is always the same, in ms: half as fast a machine may take twice the time. */
const work = (page: Page) =>
  page.evaluate(() => {
    const start = performance.now()
    for (let i = 0, sum = 0; i < 2e7; i++) sum += Math.sqrt(i * sum)
    return performance.now() - start
  })

/** How long it takes from the first paint of the menu until an order that starts like that is paid, in ms. */
async function timed(page: Page, slowed: CDPSession, start: () => Promise<void>) {
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const slowness = Math.max(1, (await work(page)) / WORK)
  await page.goto('/menu', { waitUntil: 'commit' })
  await start()
  const firstPaint = await page.evaluate(
    () => performance.timeOrigin + performance.getEntriesByName('first-paint')[0]!.startTime,
  )
  await new Till(page).press()
  await expect(page.getByTestId('order-number')).toBeVisible()
  const took = Date.now() - firstPaint
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return took / slowness
}

test('two taps pay the last order again, sooner than from the menu', async ({ page, customer, counter, sandbox }) => {
  test.setTimeout(180_000)
  const slowed = await page.context().newCDPSession(page)
  let byUsual = Infinity
  for (let tries = 0; byUsual > LIMIT && tries < TRIES; tries++) {
    await comeBack(page, { customer, counter, sandbox, path: '/robots.txt' })
    const took = await timed(page, slowed, () => usual(page).getByRole('button', { name: 'Order again' }).click())
    byUsual = Math.min(byUsual, took)
  }
  const [again, first] = await counter.orders()
  expect(again?.payment).toMatchObject({ status: 'PAID', method: 'SAVED' })
  expect(again?.totals).toEqual(first?.totals)

  const byTaps = await timed(page, slowed, async () => {
    await customer.add('Charred corn ribs')
    await customer.add('Tamarind lemonade')
    await page.getByRole('link', { name: 'Cart, 2 items' }).click()
    const more = page.getByRole('button', { name: 'Increase quantity of Tamarind lemonade' })
    await more.click()
    await more.click()
    await page.getByRole('link', { name: 'Checkout' }).click()
    await page.getByText('15%').click()
  })
  test.info().annotations.push({ type: 'first paint to paid', description: `${byUsual} and ${byTaps} ms` })
  expect(byUsual).toBeLessThan(LIMIT)
  expect(byUsual).toBeLessThan(byTaps)
})
