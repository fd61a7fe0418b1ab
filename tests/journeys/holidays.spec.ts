import { Till, SNACK, test } from './ordering'
import { expect } from './shop'

test('a closed holiday says the date of the next opening everywhere, and an order is for then', async ({
  page,
  sandbox,
  visit,
}) => {
  // From Friday, November 20, on.
  await sandbox.scenario({ name: 'holidays', days: 7 })
  const words = 'Closed · opens Fri, Nov 27, 7:00 AM'
  for (const path of ['/', '/menu', '/contact']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('Today Closed')).toBeVisible()
  }
  const hours = page.getByRole('region', { name: 'Hours' })
  await expect(hours.getByText('Friday (today)').locator('..')).toHaveText('Friday (today)Closed')
  await expect(hours.getByText('Holidays and other hours')).toBeVisible()
  await expect(hours.getByText('Fri, Nov 20 – Thu, Nov 26').locator('..')).toHaveText('Fri, Nov 20 – Thu, Nov 26Closed')

  await visit('/checkout', SNACK)
  await expect(page.getByText('We are closed now. This will become Friday, November 27, 7:25 AM.')).toBeVisible()
  await page.getByRole('radio', { name: 'Choose a time' }).check()
  await page.getByLabel('Time', { exact: true }).selectOption('8:00 AM')
  await page.getByRole('radio', { name: 'Pay at the restaurant' }).check()
  const till = new Till(page)
  await expect(till.place).toBeEnabled()
  await till.press()
  await expect(page.getByText('Planned for Friday, November 27, 8:00 AM')).toBeVisible()
  expect(await till.counter.orders()).toMatchObject([{ fulfilment: { requestedTime: '2026-11-27T13:00:00.000Z' } }])
})
