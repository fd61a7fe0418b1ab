import type { Page } from '@playwright/test'
import { press } from './keys'
import { test, type Visit } from './ordering'
import { expect } from './shop'

const RIBS = 'Charred corn ribs'
const FRIES = '/menu/all-day/section/small-plates/item/row-fries'

/** At the cart, which holds the ribs alone. Returns their line. */
async function ribsInCart(page: Page, visit: Visit) {
  await visit('/cart', { 'charred-corn-ribs': 1 })
  return page.getByRole('listitem', { name: RIBS })
}

/** At the dish, with kimchi chosen, and a lemonade in the cart. */
async function chooseFries(page: Page, visit: Visit) {
  await visit(FRIES, { 'tamarind-lemonade': 1 })
  await page.getByRole('checkbox', { name: 'Kimchi' }).check()
}

test('F62 the undo button in place of a removed line restores the line unchanged, once', async ({
  page,
  sandbox,
  visit,
}) => {
  await chooseFries(page, visit)
  await page.getByLabel('Special instructions').fill('Extra crisp')
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('button', { name: 'Add to cart · $15.00' }).click()
  await expect(page.getByText('Item added to cart!')).toBeVisible()
  await page.goto('/cart')
  const line = page.getByRole('listitem', { name: 'Row fries' })
  await press(page, page.getByRole('button', { name: 'Remove Row fries' }))
  await expect(line).toBeHidden()
  await expect(page.locator('main :focus')).toHaveText('Row fries removed.Undo')
  await expect(page.getByTestId('subtotal')).toHaveText('$4.50')

  await page.keyboard.press('Tab')
  const undo = page.getByRole('button', { name: 'Undo Row fries' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(line.getByRole('link', { name: 'Row fries', exact: true })).toBeFocused()
  await expect(page.getByTestId('subtotal')).toHaveText('$19.50')
  await expect(line).not.toContainText('not yet confirmed')
  await page.reload()
  await expect(line).toContainText('Regular, Kimchi')
  await expect(line).toContainText('“Extra crisp”')
  await expect(line.locator('output')).toHaveText('2')
  await expect(page.getByText('removed.')).toBeHidden()
  expect(await sandbox.count('POST', '/cart-items')).toBe(3)
})

test(
  'F62 the last line can be restored above the empty cart',
  { tag: '@variant' },
  async ({ page, sandbox, visit }) => {
    const line = await ribsInCart(page, visit)
    await page.getByRole('button', { name: `Decrease quantity of ${RIBS}` }).click()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await page.getByRole('button', { name: `Undo ${RIBS}` }).click()
    await expect(line).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden()
    await expect(line).not.toContainText('not yet confirmed')
    expect(await sandbox.count('POST', '/cart-items')).toBe(2)
  },
)

test(
  'F62 a dish taken out on the menu is restored by the toast; in the cart the toast has no second Undo',
  { tag: '@variant' },
  async ({ page, sandbox, visit }) => {
    const toast = page.getByRole('listitem').filter({ hasText: 'Item removed from cart' })
    const undo = toast.getByRole('button', { name: 'Undo', exact: true })
    await visit('/menu', { 'charred-corn-ribs': 1 })
    const card = page.getByRole('article', { name: RIBS })
    await card.getByRole('button', { name: `Decrease quantity of ${RIBS}` }).click()
    await undo.click()
    await expect(card).toContainText('1 in cart')
    await expect.poll(() => sandbox.count('POST', '/cart-items')).toBe(2)

    await page.goto('/cart')
    await page.getByRole('button', { name: `Remove ${RIBS}` }).click()
    await expect(toast).toBeVisible()
    await expect(undo).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Undo ${RIBS}` })).toBeVisible()
  },
)

test.describe('undoing a removal after the menu has changed', () => {
  test.use({ expected: [/409|422|Failed to add item to cart/] })

  test(
    'F15 restores the dish at the current price, and shows that price',
    { tag: '@variant' },
    async ({ page, sandbox, visit }) => {
      const line = await ribsInCart(page, visit)
      await page.getByRole('button', { name: `Remove ${RIBS}` }).click()
      await expect(page.getByText('Item removed from cart')).toBeVisible()
      await sandbox.scenario({ name: 'price-up', itemId: 'charred-corn-ribs', by: 350 })
      await page.getByRole('button', { name: `Undo ${RIBS}` }).click()
      await expect(page.getByText('It now costs $12.00.')).toBeVisible()
      await expect(line).toContainText('$12.00')
      await expect(line).not.toContainText('not yet confirmed')
      await expect(line.getByRole('link', { name: RIBS, exact: true })).toBeFocused()
      await expect(page.getByText('removed.')).toBeHidden()
      await expect(page.getByTestId('subtotal')).toHaveText('$12.00')
    },
  )

  test(
    'F14 explains that a dish cannot return unchanged, and links to its page',
    { tag: '@variant' },
    async ({ page, sandbox, visit }) => {
      await chooseFries(page, visit)
      await page.getByRole('button', { name: /^Add to cart/ }).click()
      await expect(page.getByText('Item added to cart!')).toBeVisible()
      await page.goto('/cart')
      await page.getByRole('button', { name: 'Remove Row fries' }).click()
      await expect(page.getByText('Item removed from cart')).toBeVisible()
      await sandbox.scenario({ name: 'option-gone', itemId: 'row-fries', optionId: 'kimchi' })
      await page.getByRole('button', { name: 'Undo Row fries' }).click()
      await expect(
        page.getByText('Row fries cannot be put back as it was. Without Kimchi: that is gone.'),
      ).toBeVisible()
      await expect(page.getByRole('listitem', { name: 'Row fries' })).toBeHidden()
      await page.getByRole('link', { name: 'See the dish' }).click()
      await expect(page).toHaveURL(FRIES)
    },
  )
})
