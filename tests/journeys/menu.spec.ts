import type { Locator, Page } from '@playwright/test'
import { expect, test } from './shop'

const ribs = (page: Page) => page.getByRole('article', { name: 'Charred corn ribs' })
const avoid = async (page: Page, allergen: string) => {
  await page.getByRole('button', { name: /^Allergens/ }).click()
  await page.getByRole('checkbox', { name: allergen }).check()
}

test(
  'an avoided allergen hides dishes, shows how many, and marks what others contain',
  { tag: '@variant' },
  async ({ page }) => {
    await page.goto('/menu')
    await expect(ribs(page)).toBeVisible()
    const all = await page.getByRole('article').count()
    await avoid(page, 'Milk')
    await expect(ribs(page)).toHaveCount(0)
    const left = await page.getByRole('article').count()
    await expect(page.getByRole('status').getByText(`${all - left} dishes hidden by your filters`)).toBeVisible()
    for (const dish of ['Bubble tea', 'Market coffee']) {
      await expect(page.getByRole('article', { name: dish })).toContainText('Comes with Whole milk (milk)')
    }
    await page.reload()
    await expect(page.getByRole('button', { name: 'Allergens (1)' })).toBeVisible()
    await page.getByRole('link', { name: 'Bubble tea' }).click()
    const notice = page.getByText('Whole milk is chosen and contains milk, which you avoid.')
    await expect(notice).toBeVisible()
    await page.getByRole('radio', { name: 'Oat milk' }).check()
    await expect(notice).toHaveCount(0)
    await page.goBack()
    await page.getByRole('button', { name: 'Allergens (1)' }).click()
    await page.getByRole('checkbox', { name: 'Milk' }).uncheck()
    await expect(page.getByRole('article')).toHaveCount(all)
  },
)

test(
  'a dish outside its menu hours shows when it is available, and cannot be added',
  { tag: '@variant' },
  async ({ page }) => {
    await page.goto('/menu/breakfast/section/from-the-griddle/item/pandan-waffle')
    await expect(page.getByRole('heading', { level: 1, name: 'Pandan waffle' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Available from 7:00 AM' })).toBeDisabled()
    await expect(page.getByRole('button', { name: /Add to cart/ })).toHaveCount(0)
  },
)

test('the section tabs follow the scroll, and lead to their sections', async ({ page }) => {
  await page.goto('/menu')
  const tab = (name: string) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name })
  await expect(tab('Small plates')).toHaveAttribute('aria-current', 'true')
  await page.mouse.move(640, 600)
  const scrolled = async () => {
    await page.mouse.wheel(0, 300)
    return tab('Sweet').getAttribute('aria-current')
  }
  await expect.poll(scrolled, { intervals: [100] }).toBe('true')
  await expect(tab('Sweet')).toBeInViewport()
  await expect(tab('Small plates')).not.toHaveAttribute('aria-current')
  await tab('Rice & curry').click()
  await expect(page).toHaveURL('/menu#rice-curry')
  await expect(tab('Rice & curry')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { name: 'Rice & curry' })).toBeInViewport()
})

test('changes of the menu appear while it is open, without a layout shift', async ({ page, customer, sandbox }) => {
  await customer.arrive()
  await customer.add('Charred corn ribs')
  await expect(ribs(page)).toContainText('1 in cart')
  const roti = page.getByRole('article', { name: 'Crispy potato roti' })
  const shrimp = page.getByRole('article', { name: 'Salt and pepper shrimp' })
  await shrimp.hover()
  const before = await shrimp.boundingBox()
  const news = (card: Locator) => card.evaluate((one) => getComputedStyle(one).animationName !== 'none')
  expect(await news(roti)).toBe(false)
  await sandbox.scenario({ name: 'price-up', itemId: 'crispy-potato-roti', by: 150 })
  await sandbox.scenario({ name: 'sold-out', itemId: 'salt-and-pepper-shrimp' })
  await page.clock.install()
  await page.clock.fastForward('06:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(roti).toContainText('$10.50')
  await expect(shrimp).toContainText('Sold out')
  expect([await news(roti), await news(shrimp), await news(ribs(page))]).toEqual([true, true, false])
  await expect(shrimp.getByRole('button')).toHaveCount(0)
  expect(await shrimp.boundingBox()).toEqual(before)
})

test('Back and a reload restore the section, filters, search and position of the menu', async ({ page }) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const top = () => page.evaluate(() => scrollY)
  await page.goto('/menu#sweet')
  await expect(page.getByRole('heading', { name: 'Sweet', exact: true })).toBeInViewport()
  await avoid(page, 'Egg')
  const sections = page.getByRole('navigation', { name: 'Sections' })
  const places = () =>
    sections.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x))
  const before = await places()
  await sections.getByRole('link', { name: 'Noodles & soups' }).click()
  await expect(page).toHaveURL('/menu#noodles-soups')
  await expect(sections.locator('[aria-current]')).toHaveText('Noodles & soups')
  expect(await places()).toEqual(before)
  await page.mouse.move(640, 600)
  const section = await top()
  await page.mouse.wheel(0, 333)
  await expect.poll(top).toBe(section + 333)

  await page.getByRole('button', { name: 'Search menu...' }).click()
  await page.getByRole('searchbox', { name: 'Search menu' }).fill('ginger')
  await expect(page).toHaveURL('/menu?search=ginger#noodles-soups')
  const results = page.getByRole('list', { name: 'Results' }).getByRole('link')
  await results.first().click()
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search menu' })).toHaveValue('ginger')
  await expect(results.first()).toBeVisible()
  // A key ends the way back to the position.
  await expect.poll(top).toBe(section + 333)
  await page.keyboard.press('Escape')
  await expect(heading('Menu')).toBeVisible()
  expect(await top()).toBe(section + 333)

  const dish = page.getByRole('region', { name: 'Noodles & soups' }).getByRole('article').nth(4).getByRole('link')
  const name = (await dish.textContent())!
  await dish.click()
  await expect(heading(name)).toBeVisible()
  await page.goBack()
  await expect(heading('Menu')).toBeVisible()
  await expect.poll(top).toBe(section + 333)
  await expect(page.getByRole('button', { name: 'Allergens (1)' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(top).toBe(section + 333)
  await page.goBack()
  await expect(page).toHaveURL('/menu#sweet')
  await page.goForward()
  await expect.poll(top).toBe(section + 333)
})

test('a section link that is followed again scrolls to its top again', async ({ page }) => {
  await page.goto('/menu')
  const sweet = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Sweet' })
  await sweet.click()
  await expect(page.getByRole('heading', { name: 'Sweet', exact: true })).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await sweet.click()
  await expect(page.getByRole('heading', { name: 'Sweet', exact: true })).toBeInViewport()
})
