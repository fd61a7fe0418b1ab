import { tabTo } from './keys'
import { SNACK, test } from './ordering'
import { expect } from './shop'

test(
  'a second browser of the same customer sees the same cart',
  { tag: '@variant' },
  async ({ browser, customer, sandbox }) => {
    await customer.arrive()
    await customer.add('Charred corn ribs')
    await customer.add('Tamarind lemonade')

    const second = await (await browser.newContext()).newPage()
    await second.goto('/login?next=/cart')
    await customer.askForCode({ page: second })
    await second.getByLabel('Verification code').fill(await sandbox.code(customer.phone))
    await expect(second.getByText('Successfully Logged in! Welcome Back, Ada!')).toBeVisible()
    await expect(second.getByRole('list', { name: 'Cart' }).locator('> li')).toHaveCount(2)
    await expect(second.getByTestId('subtotal')).toHaveText('$13.00')
    await second.context().close()
  },
)

test('clearing the cart asks first, then removes every line in parallel and reads the cart once', async ({
  page,
  sandbox,
  visit,
}) => {
  await visit('/cart', { ...SNACK, 'crispy-potato-roti': 1 })
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('list', { name: 'Cart' }).locator('> li')).toHaveCount(3)
  const reads = await sandbox.count('GET', '/cart')
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear cart' }).click()
  await expect(page.getByText('Cart cleared successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(await sandbox.count('DELETE', '/cart-items')).toBe(3)
  expect((await sandbox.count('GET', '/cart')) - reads).toBe(1)
})

test.describe('a cart whose answer is lost', () => {
  test.use({ expected: [/Failed to load resource|Failed to add item to cart/] })

  test('F06 contains the added dish once', { tag: '@variant' }, async ({ page, customer, sandbox }) => {
    await customer.arrive()
    await sandbox.scenario({ name: 'lost-answer', match: 'POST', times: 1 })
    await customer.add('Charred corn ribs')
    await page.goto('/cart')
    await expect(page.getByRole('listitem', { name: 'Charred corn ribs' }).locator('output')).toHaveText('1')
    expect(await sandbox.count('POST', '/cart-items')).toBe(1)
  })
})

test.describe('a cart whose change the API refuses', () => {
  test.use({ expected: [/409|Failed to add item to cart/] })

  test(
    'F14 drops a dish that has just sold out, and names it',
    { tag: '@variant' },
    async ({ page, customer, sandbox }) => {
      await customer.arrive()
      const add = page.getByRole('button', { name: 'Add Charred corn ribs to cart' })
      // Once the page has read the menu again, it does not learn of the change before the tap.
      await expect.poll(() => sandbox.count('GET', '/menus')).toBe(1)
      await sandbox.scenario({ name: 'sold-out', itemId: 'charred-corn-ribs' })
      await add.click()
      await expect(page.getByText('Failed to add item to cart')).toBeVisible()
      await expect(page.getByText('Charred corn ribs is sold out.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
    },
  )
})

test('a dish is added in the quantity that was tapped just before the next frame', async ({
  page,
  customer,
  counter,
}) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = (frame) => window.setTimeout(() => frame(performance.now()), 1000)
  })
  await customer.arrive('/menu/all-day/section/drinks/item/tamarind-lemonade')
  await tabTo(page, page.getByRole('button', { name: 'Increase quantity' }))
  for (const key of ['Space', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect.poll(() => counter.inCart('tamarind-lemonade')).toBe(3)
})
