import { isFitForAll } from './fit-for-all'
import { expect, test } from './shop'

const WIDE = { width: 1440, height: 900 }

test('beside the menu of a wide window stands the cart, live, with its checkout', async ({ page, customer }) => {
  await page.setViewportSize(WIDE)
  await customer.arrive()
  const cart = page.getByRole('complementary', { name: 'Your cart' })
  await expect(cart).toContainText('Your cart is empty.')
  const first = page.getByRole('article').first()
  await first.scrollIntoViewIfNeeded()
  const widthOf = async () => (await first.boundingBox())!.width
  const before = await widthOf()
  await customer.add('Charred corn ribs')
  const line = cart.getByRole('listitem', { name: 'Charred corn ribs' })
  await line.getByRole('button', { name: 'Increase quantity of Charred corn ribs' }).click()
  await expect(cart.getByTestId('subtotal')).toHaveText('$17.00')
  expect(await widthOf()).toBe(before)
  await line.getByRole('button', { name: 'Remove Charred corn ribs' }).click()
  await cart.getByRole('button', { name: 'Undo Charred corn ribs' }).click()
  await expect(line).toBeVisible()
  await expect(page.getByText('(not yet confirmed)')).toHaveCount(0)
  await cart.getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
})

test('the cart beside the menu is accessible', { tag: '@variant' }, async ({ page, customer }) => {
  await page.setViewportSize(WIDE)
  await customer.arrive()
  await customer.add('Charred corn ribs')
  await expect(page.getByRole('complementary', { name: 'Your cart' }).getByRole('listitem')).toHaveCount(1)
  await isFitForAll(page, 'the menu beside the cart', WIDE)
})

test('a narrower window has no cart beside the menu, and loads none', async ({ page, customer }) => {
  await page.setViewportSize({ width: 1199, height: 800 })
  const codes: string[] = []
  page.on('request', (request) => codes.push(request.url()))
  await customer.arrive()
  await customer.add('Charred corn ribs')
  await expect(page.getByRole('complementary', { name: 'Your cart' })).toBeHidden()
  const narrow = new Set(codes)
  await page.setViewportSize(WIDE)
  await expect(page.getByRole('listitem', { name: 'Charred corn ribs' })).toBeVisible()
  // The code of its lines: a narrow window may have loaded anything but that.
  const later = codes.filter((url) => url.endsWith('.js') && !narrow.has(url))
  const texts = await Promise.all(later.map(async (url) => (await page.request.get(url)).text()))
  expect(texts.join()).toContain('Your cart is empty. Dishes you add appear here.')
})

test('a dish whose picture cannot be loaded has the drawn one', async ({ page }) => {
  await page.route('**/*.webp', (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }))
  await page.goto('/menu')
  const picture = page.getByRole('article').first().locator('[data-picture]')
  await expect(picture.locator('img')).toBeHidden()
  await expect(picture).toHaveAttribute('data-broken')
})
