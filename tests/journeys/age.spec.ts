import { press } from './keys'
import { SNACK, test } from './ordering'
import { expect } from './shop'

const RIBS = 'Charred corn ribs'

test('an age limit is told wherever the dish is, and confirmed once by keyboard', async ({
  page,
  sandbox,
  customer,
}) => {
  await sandbox.scenario({ name: 'minimum-age', itemId: 'charred-corn-ribs', age: 21 })
  await customer.arrive()
  const card = page.getByRole('article', { name: RIBS })
  await expect(card.getByText('From age 21')).toBeVisible()
  await customer.add(RIBS)
  await page.goto('/menu/all-day/section/small-plates/item/charred-corn-ribs')
  await expect(page.getByRole('main').getByText('From age 21')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('listitem', { name: RIBS }).getByText('From age 21')).toBeVisible()
  await page.getByRole('button', { name: `Increase quantity of ${RIBS}` }).click()

  await page.goto('/checkout')
  const placed = page.getByRole('button', { name: /^Place order · / })
  const box = page.getByRole('checkbox', { name: 'I am 21 or older.' })
  await expect(placed).toHaveAccessibleDescription('Please confirm that you are 21 or older.')
  await press(page, placed)
  await expect(page.getByRole('alert')).toHaveText('Please confirm that you are 21 or older.')
  await expect(box).toBeFocused()
  await expect(box).toBeInViewport()
  expect(await sandbox.count('POST', '/orders')).toBe(await sandbox.count('POST', '/orders/quote'))
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await expect(placed).not.toHaveAttribute('aria-describedby')
  await page.reload()
  await expect(box).toBeChecked()

  await press(page, placed)
  await press(page, page.getByRole('button', { name: 'Approve payment' }))
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt.getByText('Check identity: 21+')).toBeVisible()
  await expect(receipt.getByText('From age 21')).toBeVisible()
})

test('no age is asked for without such a dish', async ({ page, visit }) => {
  await visit('/checkout', SNACK)
  await expect(page.getByRole('button', { name: /^Place order · / })).toBeEnabled()
  await expect(page.getByRole('checkbox', { name: /or older/ })).toHaveCount(0)
})
