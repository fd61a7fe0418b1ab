import type { Page } from '@playwright/test'
import { chunkOf } from '../chunk-of'
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

test(
  'the cart beside the menu is as high as the window, and Checkout stays in sight',
  { tag: '@variant' },
  async ({ page, customer }) => {
    await page.setViewportSize(WIDE)
    await customer.arrive()
    const cart = page.getByRole('complementary', { name: 'Your cart' })
    const dishes = ['Charred corn ribs', 'Crispy potato roti', 'Salt and pepper shrimp', 'Smashed cucumbers']
    for (const dish of [...dishes, 'Guacamole and blue corn chips', 'Tamarind lemonade']) await customer.add(dish)
    await expect(cart.getByRole('listitem')).toHaveCount(6)
    for (const top of [0, 900]) {
      await page.evaluate((y) => scrollTo(0, y), top)
      await expect(cart.getByRole('link', { name: 'Checkout' })).toBeInViewport({ ratio: 1 })
      const { y, height } = (await cart.boundingBox())!
      expect(Math.abs(WIDE.height - y - height)).toBeLessThanOrEqual(1)
    }
    await cart.getByRole('listitem', { name: 'Tamarind lemonade' }).getByRole('button').last().click()
    await expect(cart.getByRole('listitem', { name: 'Tamarind lemonade' })).toContainText('2')
  },
)

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

test.describe('a dish opened from the menu of a wide window', () => {
  const NOODLES = 'Hand-pulled noodles'
  const address = /\/item\/hand-pulled-noodles$/
  test.use({ viewport: WIDE })

  /** Until a dish opens over the menu, and not as a page. */
  const hasRoom = async (page: Page) => {
    const found = await page.waitForFunction(
      (chunk) =>
        performance
          .getEntriesByType('resource')
          .map((entry) => entry.name)
          .find((name) => name.endsWith(chunk)),
      chunkOf('dist', 'src/pages/item/DishOver.tsx'),
    )
    // Once it has run, and not only arrived.
    await page.evaluate(async (address) => void (await import(address!)), await found.jsonValue())
  }
  const open = async (page: Page) => {
    await hasRoom(page)
    const link = page.getByRole('article', { name: NOODLES }).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    await link.click()
    const dish = page.getByRole('dialog', { name: NOODLES })
    await expect(dish.getByRole('heading', { level: 1, name: NOODLES })).toBeVisible()
    await expect(page).toHaveURL(address)
    await expect(page).toHaveTitle(/^Hand-pulled noodles/)
    return { link, dish, top }
  }
  const isBackAt = async (page: Page, top: number) => {
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/menu')
    await expect(page).toHaveTitle(/^Menu/)
    expect(await page.evaluate(() => scrollY)).toBe(top)
  }

  test('stands over it, and Close, Escape, Back and Add lead back to its place', async ({ page, customer }) => {
    await customer.arrive()
    const cart = page.getByRole('complementary', { name: 'Your cart' })
    await expect(cart).toContainText('Your cart is empty.')
    const { link, dish, top } = await open(page)
    expect(top).toBeGreaterThan(0)
    await dish.getByRole('button', { name: 'Close' }).click()
    await isBackAt(page, top)
    await expect(link).toBeFocused()
    await open(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await isBackAt(page, top)
    await open(page)
    await page.goBack()
    await isBackAt(page, top)

    await open(page)
    for (const group of await dish.getByRole('group').all()) {
      const first = group.getByRole('radio').first()
      if (await first.isVisible()) await first.check()
    }
    await dish.getByRole('button', { name: /^Add to cart/ }).click()
    await isBackAt(page, top)
    await expect(link).toBeFocused()
    await expect(cart.getByRole('listitem', { name: NOODLES })).toBeVisible()
  })

  test(
    'is a page after a reload and from home, and over the menu by Back and Forward',
    { tag: '@variant' },
    async ({ page, customer }) => {
      await customer.arrive()
      await open(page)
      await page.reload()
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: NOODLES })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
      await hasRoom(page)
      await page.goForward()
      await expect(page.getByRole('dialog', { name: NOODLES })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toBeHidden()

      await page.getByRole('link', { name: 'Tamarind Row' }).first().click()
      const popular = page.getByRole('region', { name: 'Most ordered this week' })
      await popular.getByRole('article').first().getByRole('link').click()
      await expect(page).toHaveURL(/\/item\//)
      await page.getByRole('main').getByRole('link', { name: 'Menu' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('main').getByRole('form', { name: /^Choices of/ })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  )

  test('is accessible, as the menu with something in the cart is', { tag: '@variant' }, async ({ page, customer }) => {
    await customer.arrive()
    await customer.add('Charred corn ribs')
    await expect(page.getByRole('complementary', { name: 'Your cart' }).getByRole('listitem')).toHaveCount(1)
    await isFitForAll(page, 'the menu beside the cart', WIDE)
    await isFitForAll(page, 'the menu of a phone with something in the cart')
    await page.setViewportSize(WIDE)
    await open(page)
    await isFitForAll(page, 'a dish over the menu', WIDE)
  })
})

test('a dish whose picture cannot be loaded keeps its place, and nothing moves', async ({ page }) => {
  await page.route('**/*.webp', (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }))
  await page.goto('/menu')
  const picture = page.getByRole('article').first().locator('[data-picture]')
  await expect(picture).toBeVisible()
  await expect(picture.locator('img')).toBeHidden()
  await expect(picture).toHaveAttribute('data-broken')
})
