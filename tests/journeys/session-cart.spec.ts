import { expect, test } from './shop'

const RIBS = 'Charred corn ribs'

test.use({ expected: [/401|Failed to (add item to|update|load your) cart|ERR_INTERNET_DISCONNECTED|code: NETWORK/] })

test.beforeEach(async ({ page, customer, sandbox }) => {
  await customer.arrive()
  await customer.add(RIBS)
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  const line = page.getByRole('listitem', { name: RIBS })
  await expect(line).not.toContainText('not yet confirmed')
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.getByRole('button', { name: `Increase quantity of ${RIBS}` }).click()
  await expect(line.locator('output')).toHaveText('2')
  await sandbox.scenario({ name: 'expired-token' })
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Session expired. Please login again.' })).toBeVisible()
  await page.getByRole('link', { name: 'Login', exact: true }).click()
})

test(
  'F13 a cart change that waited when the session ended is sent after the sign-in',
  { tag: '@variant' },
  async ({ page, customer }) => {
    await customer.signIn({ isNew: false })
    const line = page.getByRole('listitem', { name: RIBS })
    await expect(line.locator('output')).toHaveText('2')
    await expect(line).not.toContainText('not yet confirmed')
    await page.reload()
    await expect(line.locator('output')).toHaveText('2')
  },
)

test(
  'F30 a cart change that waited when the session ended is not sent for another customer',
  { tag: '@variant' },
  async ({ page, customer }) => {
    await customer.signIn({ phone: '+12125557777' })
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('cartChanges'))).toBeNull()
  },
)
