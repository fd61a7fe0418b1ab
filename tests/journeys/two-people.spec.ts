import { keptOn } from './device-data'
import { expect, NO_PAGE, test } from './shop'

const RIBS = 'Charred corn ribs'
/** The key of a stored answer about a customer. */
const ANSWER = /\[\\"customer\\"/
test.use({ expected: [/401|Session expired|Failed to load/] })

/** A customer signs in, searches, fills the cart and starts a checkout: what is typed and chosen names them. */
test.beforeEach(async ({ page, customer }) => {
  await page.goto('/login?next=/menu')
  await customer.signIn()
  await customer.add(RIBS)
  await page.getByRole('button', { name: 'Search menu...' }).click()
  await page.getByRole('searchbox', { name: 'Search menu' }).fill('lemonade')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /lemonade/i })
    .first()
    .click()
  await page.goto('/checkout')
  await page.getByLabel('Note for the kitchen').fill('For the birthday of Grace')
  await expect.poll(() => keptOn(page)).toMatch(/birthday of Grace/)
  await expect.poll(() => keptOn(page)).toMatch(ANSWER)
})

/** Nothing on the device tells of the customer. */
async function nothingLeft(page: Parameters<typeof keptOn>[0], phone: string) {
  const kept = await keptOn(page)
  for (const trace of ['[\\"customer', 'cus_', phone, 'Grace', '"lemonade', 'Byron', 'ada@example.com']) {
    expect(kept.includes(trace), trace).toBe(false)
  }
}

test('after a logout nothing of the customer is left on the device', async ({ page, customer }) => {
  await page.goto('/account/profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await nothingLeft(page, customer.phone)
})

test(
  'after a session ended nothing of the customer is left for the next',
  { tag: '@variant' },
  async ({ page, customer, sandbox }) => {
    await page.goto('/menu')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => localStorage.removeItem('refreshToken'))
    await sandbox.scenario({ name: 'expired-token' })
    await page.getByRole('button', { name: `Add ${RIBS} to cart` }).click()
    await expect(page.getByRole('heading', { name: 'Session expired. Please login again.' })).toBeVisible()
    expect(await keptOn(page)).not.toMatch(ANSWER)
    await page.goto('/')
    await nothingLeft(page, customer.phone)
  },
)

test(
  'a session that ends before the provider’s code leaves no user',
  { tag: '@variant' },
  async ({ page, sandbox }) => {
    expect(await keptOn(page)).toContain('firebase:authUser')
    await page.route('**/firebase-config/**', () => {})
    await page.goto('/menu')
    await page.evaluate(() => localStorage.removeItem('refreshToken'))
    await sandbox.scenario({ name: 'expired-token' })
    await page.getByRole('button', { name: `Add ${RIBS} to cart` }).click()
    await expect(page.getByRole('heading', { name: 'Session expired. Please login again.' })).toBeVisible()
    expect(await keptOn(page)).not.toContain('firebase:authUser')
  },
)

test('a session refused at the next visit leaves no answer', { tag: '@variant' }, async ({ page, sandbox }) => {
  await page.evaluate(() => indexedDB.deleteDatabase('firebaseLocalStorageDb'))
  await sandbox.scenario({ name: 'expired-token' })
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Session expired. Please login again.' })).toBeVisible()
  expect(await keptOn(page)).not.toMatch(ANSWER)
})

test('a session removed while the shop was closed leaves no answer', { tag: '@variant' }, async ({ page }) => {
  await page.goto(NO_PAGE)
  await page.evaluate(() => ['authToken', 'refreshToken', 'user'].forEach((key) => localStorage.removeItem(key)))
  expect(await keptOn(page)).toMatch(ANSWER)
  await page.goto('/login')
  await expect.poll(() => keptOn(page)).not.toMatch(ANSWER)
})
