import { listen } from './announcements'
import { SNACK, test } from './ordering'
import { expect } from './shop'

test.describe('sign-in codes', () => {
  test.use({ expected: [/40[01]|Failed to load|ERR_/] })

  test('F34 a wrong code, then the right one, then one refresh of an old token', async ({
    page,
    sandbox,
    customer,
  }) => {
    await page.goto('/login?next=/menu')
    await customer.askForCode()
    await expect(page.getByRole('button', { name: /Resend code in 0:(30|2\d)/ })).toBeDisabled()
    const code = await sandbox.code(customer.phone)
    const heard = await listen(page)
    await page.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000')
    await expect(page.getByText('Invalid verification code. Please try again.')).toHaveCount(2)
    expect(await heard(/Invalid verification code/)).toHaveLength(1)
    await expect(page.getByLabel('Verification code')).toBeFocused()
    await expect(page.getByText('New here?')).toBeVisible()
    await page.getByLabel('Verification code').fill(code)
    await page.getByLabel('First name').fill('Ada')
    await expect(page.getByText('New here?')).toBeHidden()
    await page.getByLabel('Last name').fill('Byron')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Create account' }).click()
    await customer.add('Charred corn ribs')
    await page.reload()
    await page.waitForLoadState('networkidle')
    await sandbox.scenario({ name: 'expired-token' })
    await page.goto('/cart')
    await expect(page.getByTestId('subtotal')).toHaveText('$8.50')
    await page.waitForLoadState('networkidle')
    expect(await sandbox.count('POST', '/securetoken')).toBe(1)
  })
})

test.describe('an expired token', () => {
  test.use({ expected: [/401|Failed to lo|ERR_/] })

  test('F33 is renewed during the checkout, which keeps its form', async ({ page, sandbox, customer, counter }) => {
    await page.goto('/login?next=/menu')
    await customer.signIn()
    await counter.fillCart(SNACK)
    await page.goto('/checkout')
    await page.getByLabel('Note for the kitchen').fill('No plastic, please')
    await expect(page.getByRole('button', { name: 'Place order · $14.15' })).toBeEnabled()
    await sandbox.scenario({ name: 'expired-token' })
    await page.getByText('10%').click()
    await expect(page.getByRole('button', { name: 'Place order · $15.45' })).toBeEnabled()
    await expect(page.getByLabel('Note for the kitchen')).toHaveValue('No plastic, please')
    await sandbox.scenario({ name: 'expired-token' })
    await page.getByRole('button', { name: 'Place order · $15.45' }).click()
    await page.getByRole('button', { name: 'Approve payment' }).click()
    await expect(page.getByTestId('order-number')).toBeVisible()
    expect(await sandbox.count('POST', '/securetoken')).toBe(2)
  })
})

test(
  'a reload keeps the step of a sign-in and its number',
  { tag: '@variant' },
  async ({ page, sandbox, customer }) => {
    await page.goto('/signup?next=/menu')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Byron')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Continue' }).click()
    await customer.askForCode()
    await page.reload()
    await expect(page.getByLabel('Verification code')).toBeFocused()
    await expect(page.getByRole('button', { name: /Resend code in 0:[12]\d/ })).toBeDisabled()
    await page.getByRole('button', { name: 'Change number' }).click()
    await page.reload()
    await expect(page.getByLabel('Phone number')).toHaveValue(customer.phone)
    await customer.signIn({ isNew: false })
    await expect(page.getByText('Account created successfully! Welcome to Tamarind Row!')).toBeVisible()
    await expect(page).toHaveURL(/\/menu$/)
    expect(await sandbox.count('POST', 'sendVerificationCode')).toBe(1)
    expect(await page.evaluate(() => sessionStorage.getItem('signIn'))).toBeNull()
  },
)

test('F31 signing out in another tab ends this one, too', { tag: '@variant' }, async ({ page, context, visit }) => {
  await visit('/cart', { 'charred-corn-ribs': 1 })
  await expect(page.getByTestId('subtotal')).toHaveText('$8.50')
  const other = await context.newPage()
  await other.goto('/account/profile')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fcart/)
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
})

test.describe('an ad blocker', () => {
  test.use({ expected: [/ERR_BLOCKED_BY_CLIENT|ERR_FAILED/] })

  test('F36 that blocks the identity provider is named, and no connection is blamed', async ({ page, customer }) => {
    await page.route('**/recaptchaParams*', (route) => route.abort('blockedbyclient'))
    await page.goto('/login')
    await page.getByLabel('Phone number').fill(customer.phone)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(
      page.getByText(/^Something on this device, such as an ad blocker, blocks the sign-in/).first(),
    ).toBeVisible()
    await page.unroute('**/recaptchaParams*')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByLabel('Verification code')).toBeVisible()
  })
})
