import type { Locator, Page } from '@playwright/test'
import { listen } from './announcements'
import { press, tabTo } from './keys'
import { LUNCH, test } from './ordering'
import { expect } from './shop'

/** The visually hidden polite live region. */
const said = (page: Page) => page.locator('p.visually-hidden[role=status]')

test('the focus leads from a section link to a dish and its page, and from search to a found dish', async ({
  page,
}) => {
  await page.goto('/menu')
  await press(page, page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Drinks' }))
  await expect(page.getByRole('heading', { name: 'Drinks' })).toBeFocused()
  await page.keyboard.press('Tab')
  const dish = page.getByRole('region', { name: 'Drinks' }).getByRole('link').first()
  await expect(dish).toBeFocused()
  const name = await dish.innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(said(page).filter({ hasText: `${name} · Tamarind Row` })).toHaveCount(1)
  await expect(page.getByRole('main')).toBeFocused()

  await page.goBack()
  const search = page.getByRole('button', { name: 'Search menu...' })
  await expect(search).toBeVisible()
  await tabTo(page, search, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')
  await expect(field).toBeFocused()
  const outline = await field.evaluate((input) => {
    for (let one: Element | null = input; one; one = one.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      if (outlineStyle === 'solid') return outlineWidth
    }
    return null
  })
  expect(outline).toBe('3px')
  await page.keyboard.type('noodles')
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/item\//)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the checkout announces a changed total once, and its choices keep the focus', async ({ page, visit }) => {
  await visit('/checkout', LUNCH)
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeEnabled()
  const heard = await listen(page)
  const totals = () => heard(/\$\d+\.\d\d/)
  const place = page.getByRole('button', { name: /^Place order/ })
  const totalIs = async (total: string) => {
    await expect(place).toHaveText(`Place order · ${total}`)
    await expect(place).toBeEnabled()
  }
  await page.getByRole('radio', { name: 'No tip' }).check()
  await page.getByRole('radio', { name: '20%' }).check()
  await totalIs('$28.35')
  await expect.poll(totals).toEqual(['Total $28.35'])
  await page.getByLabel('Promo code').fill('MARKET10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('10% off your order')).toBeVisible()
  await totalIs('$25.96')
  await expect.poll(totals).toEqual(['Total $28.35', 'Total $25.96'])

  await page.getByRole('radio', { name: 'Pickup' }).press('ArrowDown')
  await expect(page.getByLabel('Street and number')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Delivery' })).toBeFocused()
  await page.getByRole('radio', { name: 'No tip' }).press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Custom tip' })).toBeFocused()
  await page.getByRole('radio', { name: 'No tip' }).check()
  await page.getByText('Custom tip').click()
  await expect(page.getByLabel('Amount')).toBeFocused()
})

/** Chooses a radio and compares its pixels before and after, without focus and pointer. */
async function looksChosen(radio: Locator) {
  await expect(radio).not.toBeChecked()
  const before = await radio.screenshot()
  await radio.check()
  await radio.blur()
  await radio.page().mouse.move(0, 0)
  expect((await radio.screenshot()).equals(before)).toBe(false)
}

test('the chosen radio, tip and filter differ from the rest in forced colours', async ({ page, visit }) => {
  const colour = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor)
  const differ = async (one: Locator, other: Locator) => expect(await colour(one)).not.toBe(await colour(other))
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await visit('/checkout', LUNCH)
  const radio = (name: string | RegExp) => page.getByRole('radio', { name })
  await expect(radio('Pickup')).toBeChecked()
  await differ(radio('Pickup'), radio('Delivery'))
  for (const choice of [/^Choose a time/, /^Pay at the restaurant/, /^Delivery/]) await looksChosen(radio(choice))
  await radio('Pickup').check()
  const tip = (percent: string) => page.locator('label').filter({ hasText: percent })
  await radio('15%').check()
  await page.getByRole('heading', { level: 1 }).click()
  const highlight = await colour(radio('Pickup'))
  expect([await colour(tip('15%')), (await colour(tip('20%'))) === highlight]).toEqual([highlight, false])
  await page.goto('/menu/all-day/section/small-plates/item/row-fries')
  await differ(radio('Regular'), radio('Large'))
  await looksChosen(radio('Large'))
  await page.goto('/menu')
  const vegan = page.getByRole('button', { name: 'Vegan' })
  const before = await colour(vegan)
  await vegan.click()
  await page.mouse.move(0, 0)
  expect([await colour(vegan), before === highlight]).toEqual([highlight, false])
  const border = page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .evaluate((button) => getComputedStyle(button).borderTopWidth)
  expect(await border).toBe('1px')
})

/** What of a dish reaches into another part of it, or is cut off. */
function collisions(dish: Element): string[] {
  const parts = ['[data-picture]', 'bdi', '.money', '[data-open] > [data-open]'].map((of) => dish.querySelector(of)!)
  const name = parts[1]!
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  return [
    ...boxes.flatMap((one, at) =>
      boxes.slice(at + 1).flatMap((other, by) => (meet(one, other) ? `${at} and ${at + 1 + by}` : [])),
    ),
    ...(name.scrollWidth > name.clientWidth + 1 ? ['the name is cut off'] : []),
  ]
}

test('no bar covers a page at 400 % zoom, and large text cuts off no count and no word', async ({
  page,
  customer,
  counter,
}) => {
  await customer.storeSession()
  await counter.fillCart(LUNCH)
  const stuck = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter((one) => getComputedStyle(one).position === 'sticky').length,
    )
  for (const path of ['/checkout', '/cart', '/menu/all-day/section/small-plates/item/row-fries', '/menu']) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path === '/checkout') {
      await page.getByRole('radio', { name: 'Delivery' }).check()
      await expect(page.getByRole('button', { name: /^Place order · / })).toBeVisible()
      // The navigation bar, and the bar of the total.
      await expect.poll(stuck).toBeGreaterThan(1)
    }
    expect(await stuck(), path).toBeGreaterThan(0)
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await stuck(), path).toBe(0)
  }
  await page.setViewportSize({ width: 1024, height: 640 })
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  const isCutOff = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight
  expect(await page.getByTestId('cart-badge').evaluate(isCutOff)).toBe(false)
  await page.setViewportSize({ width: 390, height: 844 })
  const dish = page.getByRole('article', { name: 'Charred corn ribs' }).first()
  await dish.getByRole('button', { name: /^Add / }).click()
  await expect.poll(() => dish.evaluate(collisions)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/cart')
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  const checkout = page.getByRole('link', { name: 'Checkout' })
  expect((await checkout.boundingBox())!.height).toBeLessThan(80)
  const brokenWords = (name: Element) => {
    const range = document.createRange()
    const text = name.querySelector('bdi')!.firstChild as Text
    return [...text.data.matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1 ? word : []
    })
  }
  for (const name of await page.getByRole('list', { name: 'Cart' }).getByRole('heading').all()) {
    expect(await name.evaluate(brokenWords)).toEqual([])
  }
  await page.goto('/menu/all-day/section/small-plates/item/row-fries')
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  const hint = page.getByText('Less salt, sauce on the side …')
  expect((await hint.boundingBox())!.width).toBeGreaterThan(200)
})
