import type { Page } from '@playwright/test'
import { comeBack, usual } from '../last-order'
import { test, Till } from '../ordering'
import { expect } from '../shop'

const SLOWED = 4

/** How long it takes from the first paint of the menu until an order that starts like that is paid, in ms. */
async function timed(page: Page, start: () => Promise<void>) {
  await page.goto('/menu', { waitUntil: 'commit' })
  await start()
  const firstPaint = await page.evaluate(
    () => performance.timeOrigin + performance.getEntriesByName('first-paint')[0]!.startTime,
  )
  await new Till(page).press()
  await expect(page.getByTestId('order-number')).toBeVisible()
  return Date.now() - firstPaint
}

test('the last order is paid again by two taps, sooner than from the menu', async ({
  page,
  customer,
  counter,
  sandbox,
}) => {
  test.setTimeout(90_000)
  await comeBack(page, { customer, counter, sandbox, path: '/robots.txt' })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const byUsual = await timed(page, () => usual(page).getByRole('button', { name: 'Order again' }).click())
  const [again, first] = await counter.orders()
  expect(again?.payment).toMatchObject({ status: 'PAID', method: 'SAVED' })
  expect(again?.totals).toEqual(first?.totals)

  const byTaps = await timed(page, async () => {
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
  expect(byUsual).toBeLessThan(byTaps)
})
