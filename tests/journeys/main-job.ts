import { expect, type Customer, type Sandbox } from './shop'
import type { Page } from '@playwright/test'

/** A guest goes from the home page to a paid order and its tracking, and becomes a customer. */
export async function mainJob({ page, sandbox, customer }: { page: Page; sandbox: Sandbox; customer: Customer }) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Order Now' }).first().click()
  await expect(page).toHaveURL(/\/menu$/)

  await page.getByRole('link', { name: 'Hand-pulled noodles' }).click()
  await page.getByRole('button', { name: 'Add to cart · $14.50' }).click()
  await expect(page.getByRole('alert')).toContainText('Still needed: Heat (Choose 1)')
  await expect(page.getByRole('radio', { name: 'Mild' })).toBeFocused()
  await page.getByRole('radio', { name: 'Hot', exact: true }).check()
  await page.getByRole('radio', { name: 'Large' }).check()
  await page.getByRole('button', { name: 'Add to cart · $17.50' }).click()

  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Please login to add items to your cart and continue with your order.')
  await expect(dialog.getByRole('button', { name: 'Create New Account' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Login to Continue' }).click()
  await expect(page).toHaveURL(/\/login/)
  await customer.signIn()
  await expect(page.getByText('Account created successfully! Welcome to Tamarind Row!')).toBeVisible()
  await expect(page.getByText('Item added to cart!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  expect(await sandbox.count('POST', '/cart-items')).toBe(1)

  await page.goto('/menu')
  await customer.add('Charred corn ribs')
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  const noodles = page.getByRole('listitem', { name: 'Hand-pulled noodles' })
  await expect(noodles).toContainText('Large, Hot')
  await noodles.getByRole('button', { name: 'Increase quantity of Hand-pulled noodles' }).click()
  await noodles.getByRole('button', { name: 'Increase quantity of Hand-pulled noodles' }).click()
  await noodles.getByRole('button', { name: 'Decrease quantity of Hand-pulled noodles' }).click()
  await expect(page.getByText('Cart item updated')).toBeVisible()
  await expect(page.getByTestId('subtotal')).toHaveText('$43.50')

  await page.getByRole('link', { name: 'Checkout' }).click()
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary).toContainText('Subtotal$43.50')
  await page.getByText('20%').click()
  await expect(summary).toContainText('Tip$8.70')
  // 43.50 + 8.875 % tax (3.86) + 8.70
  await page.getByRole('button', { name: 'Place order · $56.06' }).click()

  await page.locator('button[value=approve]').click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByTestId('order-number')).toHaveText(/^\d+$/)
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Track order' }).click()
  await expect(page.getByRole('list', { name: 'Order progress' }).locator('[aria-current=step]')).toHaveText(/Received/)
}
