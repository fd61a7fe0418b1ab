import { expect, test } from './shop'

const DISHES = 10

test.describe('an expired token', () => {
  test.use({ expected: [/401/] })

  test(
    'F26 fails ten calls at once, which cause one refresh and ten repeats',
    { tag: '@variant' },
    async ({ page, customer, sandbox }) => {
      await page.goto('/login?next=/menu')
      await customer.signIn()
      const buttons = page.getByRole('button', { name: /^Add .* to cart$/ })
      await expect(buttons.first()).toBeVisible()
      const { menus } = (await (
        await page.request.get('/api/v1/restaurants/tamarind-row/menus', { headers: { login_source: 'mobile' } })
      ).json()) as {
        menus: { id: string; sections: { items: { name: string; requiresChoice: boolean; soldOut: boolean }[] }[] }[]
      }
      const plain = menus
        .find(({ id }) => id === 'all-day')!
        .sections.flatMap(({ items }) => items)
        .filter(({ requiresChoice, soldOut }) => !requiresChoice && !soldOut)
        .slice(0, DISHES)
      for (const { name } of plain) await page.getByRole('button', { name: `Add ${name} to cart` }).click()
      await expect(page.getByRole('link', { name: `Cart, ${DISHES} items` })).toBeVisible()

      await page.goto('/cart')
      await expect(page.getByRole('list', { name: 'Cart' }).locator('> li')).toHaveCount(DISHES)
      await expect(page.getByText('(not yet confirmed)')).toHaveCount(0)
      // A read that came after the scenario would renew the token before the cart is cleared.
      await page.waitForLoadState('networkidle')
      await sandbox.scenario({ name: 'expired-token' })
      await page.getByRole('button', { name: 'Clear cart' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Clear cart' }).click()
      await expect(page.getByText('Cart cleared successfully!')).toBeVisible()

      const removals = (await sandbox.requests()).filter(({ method }) => method === 'DELETE')
      expect(removals.filter(({ status }) => status === 401)).toHaveLength(DISHES)
      expect(removals.filter(({ status }) => status === 200)).toHaveLength(DISHES)
      expect(await sandbox.count('POST', '/securetoken')).toBe(1)
    },
  )
})

test(
  'signing out clears the stored data and leaves the protected page',
  { tag: '@variant' },
  async ({ page, customer }) => {
    await page.goto('/login?next=/account/profile')
    await customer.signIn()
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
    const kept = await page.evaluate(() =>
      ['authToken', 'refreshToken', 'user'].map((key) => localStorage.getItem(key)),
    )
    expect(kept).toEqual([null, null, null])
  },
)

test(
  'a guest is sent to sign in and back to the page they requested',
  { tag: '@variant' },
  async ({ page, customer }) => {
    await page.goto('/account/orders')
    await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Forders/)
    await customer.signIn()
    await expect(page).toHaveURL(/\/account\/orders$/)
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
    await page.goto('/login?next=//evil.example/x')
    await expect(page).toHaveURL(/localhost:\d+\/$/)
  },
)

test('F54 no token ever appears in an address', async ({ page, customer }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await customer.arrive()
  await customer.add('Charred corn ribs')
  await page.goto('/cart')
  await expect(page.getByTestId('subtotal')).toHaveText('$8.50')
  const tokens = await page.evaluate(() => [localStorage.getItem('authToken')!, localStorage.getItem('refreshToken')!])
  expect(tokens.every(Boolean)).toBe(true)
  expect(addresses.filter((address) => tokens.some((token) => address.includes(token)))).toEqual([])
})

test.describe('a session that ends before the code of the identity provider has loaded', () => {
  test.use({ expected: [/401|Failed to load|Session expired/] })

  test('leaves no user of the provider on the device', { tag: '@variant' }, async ({ page, customer, sandbox }) => {
    const users = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const request = indexedDB.open('firebaseLocalStorageDb')
            // Do not create it: the provider could not use a database without its store.
            request.onupgradeneeded = () => request.transaction!.abort()
            request.onerror = () => resolve(0)
            request.onsuccess = () => {
              const store = request.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage')
              const keys = store.getAllKeys()
              keys.onsuccess = () => (request.result.close(), resolve(keys.result.length))
            }
          }),
      )
    await page.goto('/login?next=/menu')
    await customer.signIn()
    await expect.poll(users).toBeGreaterThan(0)
    await page.route('**/firebase-config/**', () => {})
    await page.reload()
    await page.evaluate(() => localStorage.removeItem('refreshToken'))
    await sandbox.scenario({ name: 'expired-token' })
    await page.getByRole('button', { name: 'Add Charred corn ribs to cart' }).click()
    await expect(page.getByRole('heading', { name: 'Session expired. Please login again.' })).toBeVisible()
    expect(await users()).toBe(0)
  })
})
