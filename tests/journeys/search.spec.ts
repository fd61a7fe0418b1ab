import { holdCode } from './hold-code'
import { expect, test } from './shop'

test('search loses no letter of a quick typist, and closes at the same address and position', async ({ page }) => {
  await page.goto('/menu/')
  await page.getByRole('article', { name: 'Hand-pulled noodles' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Search menu...' }).click()
  const search = page.getByRole('searchbox', { name: 'Search menu' })
  await expect(search).toBeFocused()
  await page.keyboard.type('hand-pulled noodles')
  await expect(search).toHaveValue('hand-pulled noodles')
  await expect(page).toHaveURL('/menu/?search=hand-pulled+noodles')
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await expect(page).toHaveURL('/menu/')
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('search opens with what was typed while its code was loading', async ({ page }) => {
  await page.goto('/menu')
  await page.waitForLoadState('networkidle')
  const release = await holdCode(page)
  await page.keyboard.type('/ram en')
  await expect(page).toHaveURL('/menu?search=ram+en')
  release()
  const search = page.getByRole('searchbox', { name: 'Search menu' })
  await expect(search).toHaveValue('ram en')
  await expect(search).toBeFocused()
})
