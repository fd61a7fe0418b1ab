import { test, Till } from './ordering'
import { expect } from './shop'

const WAFFLE = 'Pandan waffle'
const bar = /^(Pickup|Delivery), /

test('breakfast is ordered at lunch for tomorrow, refused for the afternoon, and paid', async ({ page, customer }) => {
  await customer.arrive('/menu/breakfast/section/from-the-griddle/item/pandan-waffle')
  await expect(page.getByRole('button', { name: 'Available from 7:00 AM' })).toBeDisabled()
  await expect(page.getByRole('button', { name: /Add to cart/ })).toHaveCount(0)
  await page.goto('/menu?menu=breakfast')
  await expect(page.getByRole('note')).toHaveText('Available from 7:00 AM')
  await expect(page.getByRole('button', { name: bar })).toHaveText('Pickup, about 25 min')
  await expect(page.getByRole('button', { name: `Add ${WAFFLE} to cart` })).toBeHidden()

  await page.getByRole('button', { name: bar }).click()
  const dialog = page.getByRole('dialog', { name: 'How and when?' })
  await dialog.getByRole('radio', { name: 'Choose a time' }).check()
  await dialog.getByLabel('Day').selectOption('Tomorrow')
  await dialog.getByLabel('Time', { exact: true }).selectOption('8:00 AM')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: bar })).toHaveText('Pickup, Sat 8:00 AM')
  await expect(page.getByRole('button', { name: bar })).toBeFocused()
  await customer.add(WAFFLE)
  await customer.add(WAFFLE)

  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByRole('listitem', { name: WAFFLE })).toBeVisible()
  await page.getByRole('button', { name: bar }).click()
  await dialog.getByLabel('Day').selectOption('Today')
  await dialog.getByLabel('Time', { exact: true }).selectOption('3:00 PM')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem', { name: WAFFLE })).toContainText(
    `${WAFFLE} is not served at 3:00 PM, only 7:00 AM to 11:30 AM.`,
  )

  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'not served at 3:00 PM' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Place order/ })).toHaveAccessibleDescription(
    /There is something to decide first/,
  )
  await page.getByLabel('Day').selectOption('Tomorrow')
  await page.getByLabel('Time', { exact: true }).selectOption('9:00 AM')
  await page.getByRole('radio', { name: 'Pay at the restaurant' }).check()
  const till = new Till(page)
  await expect(till.place).toBeEnabled()
  await till.press()
  await expect(page.getByText('Planned for Saturday 9:00 AM')).toBeVisible()
  expect(await till.counter.orders()).toMatchObject([{ fulfilment: { requestedTime: '2026-11-21T14:00:00.000Z' } }])
  await page.goto('/menu')
  await expect(page.getByRole('button', { name: bar })).toHaveText('Pickup, about 25 min')
})
