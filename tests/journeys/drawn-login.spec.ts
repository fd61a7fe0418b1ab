import { holdCode, openWithoutCode } from './hold-code'
import { expect, test } from './shop'
import { watchShift } from './stands-still'

test('the sign-in form is prerendered, and stays the same when the code has loaded', async ({ page }) => {
  const shifted = await watchShift(page)
  const release = await openWithoutCode(page, '/login')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  const plate = await page.getByRole('main').locator('img').first().elementHandle()
  const field = await page.getByLabel('Phone number').elementHandle()
  release()
  await page.waitForFunction(() => !('earlyTaps' in window))
  for (const kept of [field, plate]) expect(await kept?.evaluate((one) => one.isConnected)).toBe(true)
  expect(await shifted()).toBeLessThan(0.001)
})

test('a phone number sent before the code has loaded receives its SMS code', async ({ page, customer, sandbox }) => {
  const release = await openWithoutCode(page, '/login?next=%2Fabout')
  await page.getByLabel('Phone number').pressSequentially(customer.phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  release()
  await expect(page.getByLabel('Verification code')).toBeFocused()
  expect(await sandbox.code(customer.phone)).toMatch(/^\d{6}$/)
})

test(
  'a link pressed before the code has loaded keeps the guest’s destination',
  { tag: '@variant' },
  async ({ page }) => {
    const release = await openWithoutCode(page, '/login?next=%2Fcart')
    await page.getByRole('link', { name: 'Create an account' }).click()
    release()
    await expect(page).toHaveURL('/signup?next=%2Fcart')
  },
)

test('a signed-in customer sees a spinner until the code has loaded, never the form', async ({ page, customer }) => {
  await customer.storeSession()
  const release = await openWithoutCode(page, '/login?next=%2Fabout')
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(page.getByLabel('Phone number')).toBeHidden()
  release()
  await expect(page).toHaveURL('/about')
})

test(
  'a sign-in that waits for its code is not shown as a new one while the page loads',
  { tag: '@variant' },
  async ({ page, customer }) => {
    await page.goto('/login')
    await customer.askForCode()
    const release = await holdCode(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(page.getByLabel('Phone number')).toBeHidden()
    release()
    await expect(page.getByLabel('Verification code')).toBeVisible()
  },
)
