import type { Locator, Page } from '@playwright/test'
import { expect, test } from './shop'

const MOST_TABS = 200

/** Tabs on until the focus is where it is wanted, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reached by keyboard: ${target.toString()}`)
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await expect(target).toBeVisible()
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('F63 a whole order by keyboard alone', async ({ page, sandbox, customer }) => {
  test.setTimeout(120_000)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('main').getByRole('link', { name: 'Order Now' }))
  await press(page, page.getByRole('link', { name: 'Hand-pulled noodles' }))

  await press(page, page.getByRole('button', { name: 'Add to cart · $14.50' }))
  await expect(page.getByRole('radio', { name: 'Mild' })).toBeFocused()
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Add to cart · $14.50' }))
  await press(page, page.getByRole('button', { name: 'Login to Continue' }))

  await expect(page).toHaveURL(/\/login/)
  await tabTo(page, page.getByLabel('Phone number'))
  await page.keyboard.type(customer.phone)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Verification code')).toBeFocused()
  await page.keyboard.type(await sandbox.code(customer.phone))
  await expect(page.getByLabel('First name')).toBeVisible()
  await tabTo(page, page.getByLabel('First name'))
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Byron')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Enter')

  await press(page, page.getByRole('link', { name: 'Cart, 1 item' }))
  await press(page, page.getByRole('link', { name: 'Checkout' }))
  await press(page, page.getByRole('button', { name: 'Place order · $15.79' }))
  await press(page, page.getByRole('button', { name: 'Approve payment' }))
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
})

test('a dialog gives the focus back to what opened it', async ({ page, customer }) => {
  await customer.arrive()
  await customer.add('Charred corn ribs')
  await page.goto('/cart')
  const clear = page.getByRole('button', { name: 'Clear cart' })
  await press(page, clear)
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(clear).toBeFocused()
})
