import { press, tabTo } from './keys'
import { SNACK, test } from './ordering'
import { expect } from './shop'

test('F63 a whole order is placed by keyboard alone', async ({ page, sandbox, customer }) => {
  test.setTimeout(120_000)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('main').getByRole('link', { name: 'Order Now' }))
  // The home page has that dish, too, and may be replaced while its link has the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
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
  for (const [field, text] of Object.entries({ 'First name': 'Ada', 'Last name': 'Byron', Email: 'ada@example.com' })) {
    await tabTo(page, page.getByLabel(field))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/menu\?menu=all-day#noodles-soups$/)
  await expect(page.getByText('Item added to cart!')).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Cart, 1 item' }))
  await press(page, page.getByRole('link', { name: 'Checkout' }))
  await press(page, page.getByRole('button', { name: 'Place order · $15.79' }))
  await press(page, page.getByRole('button', { name: 'Approve payment' }))
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
})

test.describe('F63 a pressed control that disappears or fails', () => {
  test.use({ expected: [/400|Failed to place your order/] })

  test('keeps the focus near its place, as a dialog gives it back to its opener', async ({ page, sandbox, visit }) => {
    await visit('/checkout', SNACK)
    const focusInSummary = page.locator('[aria-label="Order summary"]:focus, [aria-label="Order summary"] :focus')
    await tabTo(page, page.getByLabel('Promo code'))
    await page.keyboard.type('MARKET10')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove code' })).toBeVisible()
    await expect(focusInSummary).toHaveCount(1)
    await press(page, page.getByRole('button', { name: 'Remove code' }))
    await expect(page.getByLabel('Promo code')).toBeVisible()
    await expect(focusInSummary).toHaveCount(1)

    const place = page.getByRole('button', { name: /^Place order · / })
    await expect(place).toBeEnabled()
    await sandbox.scenario({ name: 'fail', status: 400, match: '/orders', times: 1 })
    await press(page, place)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(place).toBeFocused()

    await page.goto('/cart')
    const clear = page.getByRole('button', { name: 'Clear cart' })
    await press(page, clear)
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(clear).toBeFocused()
    await press(page, clear)
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Clear cart' }))
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })
})
