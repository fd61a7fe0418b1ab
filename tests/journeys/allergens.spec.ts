import type { Page } from '@playwright/test'
import type { MenuList } from '../../src/api/types'
import { isFitForAll, PHONE } from './fit-for-all'
import { test, Till } from './ordering'
import { expect } from './shop'

/** The session alone, as on another device. */
async function sessionOf(page: Page) {
  const { cookies, origins } = await page.context().storageState()
  const isSession = ({ name }: { name: string }) => ['authToken', 'refreshToken', 'user'].includes(name)
  return {
    cookies,
    origins: origins.map(({ origin, localStorage }) => ({ origin, localStorage: localStorage.filter(isSession) })),
  }
}

const avoided = (page: Page) =>
  page.evaluate(
    () => (JSON.parse((localStorage.menuFilters as string | undefined) ?? '{"avoid":[]}') as { avoid: string[] }).avoid,
  )

test('what a guest avoids is kept, marked, told, and gone at the logout', async ({
  page,
  customer,
  browser,
  baseURL,
}) => {
  await page.goto('/menu')
  await page.getByRole('button', { name: /^Allergens/ }).click()
  await page.getByRole('checkbox', { name: 'Milk' }).check()
  await customer.storeSession()
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/allergens') && answer.request().method() === 'PUT',
  )
  await page.goto('/menu')
  await saved

  const second = await browser.newContext({ baseURL: baseURL!, viewport: PHONE, storageState: await sessionOf(page) })
  const phone = await second.newPage()
  await phone.goto('/account/profile')
  await expect(phone.getByRole('checkbox', { name: 'Milk' })).toBeChecked()
  await phone.getByRole('checkbox', { name: 'Soy' }).check()
  await isFitForAll(phone, 'the allergens of the profile')
  await second.close()

  await page.goto('/account/profile')
  await expect(page.getByRole('checkbox', { name: 'Soy' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Milk' }).uncheck()
  await page.goto('/menu/all-day/section/noodles-soups/item/hand-pulled-noodles')
  await page.getByRole('radio', { name: 'Mild' }).check()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page.goto('/cart')
  const line = page.getByRole('listitem', { name: 'Hand-pulled noodles' })
  await expect(line).toContainText('Contains soy, which you avoid.')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByText('The kitchen is told that you avoid soy.')).toBeVisible()
  const till = new Till(page)
  await page.getByRole('radio', { name: 'No tip' }).check()
  await till.press()
  await till.pay()
  await expect(page.getByText('The kitchen knows that you avoid soy.')).toBeVisible()

  await page.goto('/account/profile')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => avoided(page)).toEqual([])
})

const OPTION = { name: 'Stone-ground peanut sauce with coconut cream', allergens: ['PEANUT'] }

for (const theme of ['light', 'dark', 'luxury']) {
  const tag = theme === 'light' ? [] : '@variant'
  test(`a card without a picture has the whole of its warning in ${theme}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route(/\/menus(\?|$)/, async (route) => {
      const response = await route.fetch()
      const { menus, ...list } = (await response.json()) as MenuList
      const plain = menus.map((menu) => ({
        ...menu,
        sections: menu.sections.map((section) => ({
          ...section,
          items: section.items.map((item) => ({ ...item, imageUrl: null, allergens: [], defaultOptions: [OPTION] })),
        })),
      }))
      await route.fulfill({ response, json: { ...list, menus: plain } })
    })
    await page.addInitScript((look) => {
      localStorage.menuFilters = JSON.stringify({ diets: [], spicy: false, avoid: ['PEANUT'] })
      localStorage.theme = { light: 'classic', dark: 'modern' }[look] ?? look
    }, theme)
    await page.goto('/menu')
    const card = page.getByRole('article').first()
    const warning = card.getByText(`Comes with ${OPTION.name} (peanut)`)
    await expect(warning).toBeVisible()
    const isWhole = await warning.evaluate((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      const [text, frame] = [range.getBoundingClientRect(), words.closest('article')!.getBoundingClientRect()]
      const next = words.closest('article')!.nextElementSibling!.getBoundingClientRect()
      const isIn = text.bottom <= frame.bottom + 1 && text.left >= frame.left && text.right <= frame.right
      return isIn && frame.bottom <= next.top + 1 && words.scrollWidth <= words.clientWidth + 1
    })
    expect(isWhole).toBe(true)
  })
}
