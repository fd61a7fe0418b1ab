import { listen } from './announcements'
import { hurry } from './hurry'
import { test } from './ordering'
import { expect } from './shop'

const KEYS = ['authToken', 'refreshToken', 'user']

test.describe('sign-in codes', () => {
  test.use({ expected: [/40[01]|Failed to load|ERR_/] })

  test('F34 a wrong code, then the right one, then a reload and an expired token: one refresh', async ({
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

  test(
    'F35 a known and an unknown number look the same until the code is right',
    { tag: '@variant' },
    async ({ page, customer }) => {
      const seen: string[] = []
      await customer.storeSession()
      await page.evaluate(() => localStorage.clear())
      for (const phone of [customer.phone, '+12125559876']) {
        await page.goto('/login')
        await customer.askForCode({ phone })
        seen.push((await page.getByRole('main').innerText()).replace(/\+1 [\d ]+/, 'NUMBER').replace(/0:\d\d/, 'TIME'))
      }
      expect(seen[0]).toBe(seen[1])
    },
  )
})

test.describe('an expired token', () => {
  test.use({ expected: [/401|Failed to lo|ERR_/] })

  test(
    'F28 signs out once when the repeat is refused too, and leads through /auth/login and back',
    { tag: '@variant' },
    async ({ page, sandbox, customer }) => {
      await page.goto('/login?next=/menu')
      await customer.signIn()
      await customer.add('Charred corn ribs')
      const visits: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) visits.push(new URL(request.url()).pathname)
      })
      await sandbox.scenario({ name: 'fail', status: 401, match: '/cart' })
      await page.goto('/cart')
      await expect(page.getByRole('heading', { name: 'Session expired. Please login again.' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(visits.filter((path) => path === '/auth/login')).toHaveLength(1)
      expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), KEYS)).toEqual([
        null,
        null,
        null,
      ])
      await sandbox.scenario({ name: 'clear' })
      await page.getByRole('link', { name: 'Login', exact: true }).click()
      await customer.signIn({ isNew: false })
      await expect(page).toHaveURL(/\/cart$/)
      await expect(page.getByTestId('subtotal')).toHaveText('$8.50')
    },
  )

  test(
    'F29 keeps the session when the refresh fails by the network',
    { tag: '@variant' },
    async ({ page, sandbox, customer }) => {
      await hurry(page)
      await page.goto('/login?next=/menu')
      await customer.signIn()
      await customer.add('Charred corn ribs')
      await sandbox.scenario({ name: 'expired-token' })
      await sandbox.scenario({ name: 'reset-connection', match: '/securetoken' })
      await page.goto('/cart')
      await expect(page.getByRole('alert')).toContainText('Your cart could not be loaded', { timeout: 20_000 })
      expect(await page.evaluate((keys) => keys.every((key) => localStorage.getItem(key)), KEYS)).toBe(true)
      await sandbox.scenario({ name: 'clear' })
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByTestId('subtotal')).toHaveText('$8.50')
    },
  )

  test('F33 is renewed during the checkout, which resumes and keeps its form', async ({ page, sandbox, customer }) => {
    await page.goto('/login?next=/menu')
    await customer.signIn()
    await customer.add('Charred corn ribs')
    await customer.add('Tamarind lemonade')
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
  'a reload at the code step stays there, for a sign-up too, and the code remains valid',
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
    await page.getByLabel('Verification code').fill(await sandbox.code(customer.phone))
    await expect(page.getByText('Account created successfully! Welcome to Tamarind Row!')).toBeVisible()
    await expect(page).toHaveURL(/\/menu$/)
    expect(await sandbox.count('POST', 'sendVerificationCode')).toBe(1)
    expect(await page.evaluate(() => sessionStorage.getItem('signIn'))).toBeNull()
  },
)

test(
  'a reload while changing the number keeps the number in the field, and the wait',
  { tag: '@variant' },
  async ({ page, sandbox, customer }) => {
    await page.goto('/login?next=/menu')
    await customer.askForCode()
    await page.getByRole('button', { name: 'Change number' }).click()
    await page.reload()
    await expect(page.getByLabel('Phone number')).toHaveValue(customer.phone)
    await customer.signIn()
    expect(await sandbox.count('POST', 'sendVerificationCode')).toBe(1)
  },
)

test(
  'F31 signing out in another tab clears this one and leaves the protected page',
  { tag: '@variant' },
  async ({ page, context, customer, counter }) => {
    await customer.storeSession()
    await counter.fillCart({ 'charred-corn-ribs': 1 })
    await page.goto('/cart')
    await expect(page.getByTestId('subtotal')).toHaveText('$8.50')
    const other = await context.newPage()
    await other.goto('/account/profile')
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login\?next=%2Fcart/)
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  },
)

test.describe('the spam check', () => {
  test.use({ expected: [/400/] })

  test(
    'F36 shows an error when it cannot start, and starts again for the next try',
    { tag: '@variant' },
    async ({ page, customer }) => {
      const refusal = { status: 400, json: { error: { code: 400, message: 'CAPTCHA_CHECK_FAILED' } } }
      await page.route('**/recaptchaParams*', (route) => route.fulfill(refusal), { times: 1 })
      await page.goto('/login')
      await page.getByLabel('Phone number').fill(customer.phone)
      await page.getByRole('button', { name: 'Send code' }).click()
      await expect(page.getByText('Failed to initialize reCAPTCHA').first()).toBeVisible()
      await page.getByRole('button', { name: 'Send code' }).click()
      await expect(page.getByLabel('Verification code')).toBeVisible()
      await page.getByRole('button', { name: 'Change number' }).click()
      await expect(page.getByLabel('Phone number')).toHaveValue(customer.phone)
      await page.getByRole('button', { name: 'Send code' }).click()
      await expect(page.getByLabel('Verification code')).toBeVisible()
    },
  )
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

test(
  'signing up asks for the details first, at 320 px and by keyboard alone',
  { tag: '@variant' },
  async ({ page, sandbox, customer }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/signup?next=/menu')
    await page.getByLabel('First name').focus()
    for (const text of ['Ada', 'Byron', 'not a mail']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('ada@example.com')
    await page.keyboard.press('Enter')
    await page.getByLabel('Phone number').focus()
    await page.keyboard.type('(212) 555-' + customer.phone.slice(-4))
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Verification code')).toBeFocused()
    await page.keyboard.type(await sandbox.code(customer.phone))
    await expect(page.getByText('Account created successfully! Welcome to Tamarind Row!')).toBeVisible()
    await expect(page).toHaveURL(/\/menu$/)
  },
)
