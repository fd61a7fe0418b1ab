import type { Page } from '@playwright/test'
import { centsOf, LUNCH, test } from './ordering'
import { expect } from './shop'

// The second order is accepted at the moment of saving.
test.use({ expected: [/Failed to (change your order|price your changes)|status of 409/] })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Change order/ })
const more = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'Increase quantity of Charred corn ribs' }).click()

test('an order is changed: more of a dish, another dish, and the difference paid', async ({
  page,
  customer,
  counter,
}) => {
  test.setTimeout(120_000)
  await customer.storeSession()
  const placed = await counter.order(LUNCH, 'HOSTED', 15)
  await page.goto(`/track-order?orderId=${placed.id}`)
  await page.getByRole('button', { name: 'Change order' }).click()
  await expect(dialogOf(page).getByText('The price stays the same')).toBeVisible()
  await more(page)
  await dialogOf(page).getByRole('link', { name: 'Add dishes from the menu' }).click()
  await expect(page).toHaveURL(/\/menu/)
  await counter.fillCart({ 'tamarind-flan': 1 })
  await page.goto('/cart')
  await page.getByRole('link', { name: `Back to order ${placed.number}` }).click()
  await expect(dialogOf(page).getByRole('checkbox', { name: /^Add 1 dish from your cart/ })).toBeChecked()
  const difference = dialogOf(page).getByText(/^You pay \$.* more$/)
  const owed = centsOf(await difference.innerText())
  await expect(dialogOf(page).getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'false')
  await dialogOf(page).getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await expect(page.getByRole('heading', { name: 'Your order is changed' })).toBeVisible()
  const [order] = await counter.orders()
  expect(order!.lines.map(({ menuItemId, quantity }) => [menuItemId, quantity])).toEqual([
    ['charred-corn-ribs', 2],
    ['tamarind-lemonade', 3],
    ['tamarind-flan', 1],
  ])
  expect(order!.payment).toMatchObject({ status: 'PAID', amount: placed.totals.total + owed })
  expect(order!.totals.total).toBe(order!.payment.amount)
  expect(await counter.inCart('tamarind-flan')).toBe(0)
})

test(
  'an order accepted while it is saved stays as it was',
  { tag: '@variant' },
  async ({ page, customer, counter, sandbox }) => {
    await customer.storeSession()
    const placed = await counter.order(LUNCH, 'HOSTED')
    await counter.fillCart({ 'tamarind-flan': 1 })
    await page.goto(`/track-order?orderId=${placed.id}`)
    await page.getByRole('button', { name: 'Change order' }).click()
    await more(page)
    await dialogOf(page)
      .getByRole('checkbox', { name: /from your cart/ })
      .check()
    await expect(dialogOf(page).getByText(/^You pay \$/)).toBeVisible()
    await expect(dialogOf(page).getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'false')
    await sandbox.scenario({ name: 'order-step' })
    await dialogOf(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(dialogOf(page).getByRole('alert')).toContainText('The restaurant has just accepted your order')
    await expect(dialogOf(page).getByRole('alert')).toContainText('What is in your cart stays there.')
    const [order] = await counter.orders()
    expect(order).toMatchObject({ lines: placed.lines, totals: placed.totals, change: null })
    expect(await counter.inCart('tamarind-flan')).toBe(1)
    await dialogOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Change order' })).toBeHidden()
  },
)
