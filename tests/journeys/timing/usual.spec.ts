import { comeBack, usual } from '../last-order'
import { test, Till } from '../ordering'
import { expect } from '../shop'

const SLOWED = 4
/** What eight taps took before, in ms. */
const WITHOUT = 20_000

test('the last order is paid again by two taps, in a fraction of the time it takes from the menu', async ({
  page,
  customer,
  counter,
  sandbox,
}) => {
  await comeBack(page, { customer, counter, sandbox, path: '/robots.txt' })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.goto('/menu', { waitUntil: 'commit' })
  await usual(page).getByRole('button', { name: 'Order again' }).click()
  const firstPaint = await page.evaluate(
    () => performance.timeOrigin + performance.getEntriesByName('first-paint')[0]!.startTime,
  )
  await new Till(page).press()
  await expect(page.getByTestId('order-number')).toBeVisible()
  const took = Date.now() - firstPaint
  test.info().annotations.push({ type: 'first paint to paid', description: `${Math.round(took)} ms` })
  expect(took).toBeLessThan(WITHOUT / 2)
  const [again, first] = await counter.orders()
  expect(again?.payment).toMatchObject({ status: 'PAID', method: 'SAVED' })
  expect(again?.totals).toEqual(first?.totals)
})
