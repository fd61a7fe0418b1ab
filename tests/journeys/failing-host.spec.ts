import type { Page } from '@playwright/test'
import { hurry } from './hurry'
import { SNACK, test, Till } from './ordering'
import { expect } from './shop'

/** The lines that the browser and the client log when a call fails. */
test.use({ expected: [/500|Failed to|failed/] })

test.beforeEach(({ page }) => hurry(page))

const fail = (match: string) => ({ name: 'fail', status: 500, match }) as const

test.describe('F17 an empty 500 shows an error and never a success', () => {
  test('for every write of the cart', { tag: '@variant' }, async ({ page, sandbox, customer }) => {
    await customer.arrive()
    await sandbox.scenario({ ...fail('POST'), times: 1 })
    await page.getByRole('button', { name: 'Add Tamarind lemonade to cart' }).click()
    await expect(page.getByText('Failed to add item to cart')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
    await customer.add('Charred corn ribs')
    await page.goto('/cart')
    const line = page.getByRole('listitem', { name: 'Charred corn ribs' })
    await sandbox.scenario({ ...fail('PUT'), times: 1 })
    await line.getByRole('button', { name: 'Increase quantity' }).click()
    await expect(page.getByText('Failed to update cart item')).toBeVisible()
    await expect(line.locator('output')).toHaveText('1')
    await sandbox.scenario({ ...fail('DELETE'), times: 1 })
    await line.getByRole('button', { name: 'Remove Charred corn ribs' }).click()
    await expect(page.getByText('Failed to remove item from cart')).toBeVisible()
    await expect(line).toBeVisible()
    await sandbox.scenario({ ...fail('DELETE'), times: 1 })
    await page.getByRole('button', { name: 'Clear cart' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Clear cart' }).click()
    await expect(page.getByText('Failed to clear cart. Please try again.')).toBeVisible()
    await expect(line).toBeVisible()
  })

  test('when reading the cart', { tag: '@variant' }, async ({ page, sandbox, customer }) => {
    await customer.arrive()
    await page.waitForLoadState('networkidle')
    await sandbox.scenario({ ...fail('/cart'), times: 99 })
    await page.goto('/cart')
    await expect(page.getByRole('alert')).toContainText('Your cart could not be loaded')
    await sandbox.scenario({ name: 'clear' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  })
})

test('F18 an order with an empty answer is found', { tag: '@variant' }, async ({ page, sandbox, customer }) => {
  const till = new Till(page)
  await till.open(customer, SNACK)
  await page.getByRole('radio', { name: 'Pay at the restaurant' }).check()
  await expect(till.place).toBeEnabled()
  await sandbox.scenario({
    name: 'odd-answer',
    status: 204,
    match: 'POST /api/v1/restaurants/tamarind-row/users',
    times: 1,
  })
  await till.press()
  await expect(page.getByTestId('order-number')).toHaveText('1042')
  expect(await till.counter.orders()).toHaveLength(1)
})

test('F41 two tabs with the same cart place one order, and pay it once', async ({ page, context, customer }) => {
  await new Till(page).open(customer, SNACK)
  const other = await context.newPage()
  await other.goto('/checkout')
  const tabs = [page, other]
  const place = (tab: Page) => tab.getByRole('button', { name: 'Place order · $14.15' })
  const approve = (tab: Page) => tab.getByRole('button', { name: 'Approve payment' })
  const onward = (tab: Page) => {
    const name = 'Continue to payment'
    return tab.getByRole('link', { name }).or(tab.getByRole('button', { name }))
  }
  for (const tab of tabs) await expect(place(tab)).toBeEnabled()
  // The order of one tab may take the place of the other's button, just when that is pressed.
  await Promise.all(tabs.map((tab) => place(tab).or(onward(tab)).click()))
  for (const tab of tabs) {
    await expect(async () => {
      if (await onward(tab).isVisible()) await onward(tab).click({ timeout: 1000 })
      await expect(approve(tab)).toBeVisible({ timeout: 1000 })
    }).toPass()
  }
  for (const tab of tabs) {
    await approve(tab).click()
    await expect(tab.getByTestId('order-number')).toHaveText('1042')
  }
  await page.goto('/account/orders')
  await expect(page.getByRole('link', { name: /^Order \d+/ })).toHaveCount(1)
})
