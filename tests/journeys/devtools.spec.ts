import type { Page } from '@playwright/test'
import { LUNCH, test } from './ordering'
import { expect } from './shop'

// The inspector takes the lower half of the page.
test.use({ viewport: { width: 1280, height: 800 } })

const panel = (page: Page) => page.getByRole('button', { name: 'Open Tanstack query devtools' })
const shortcut = (page: Page) => page.keyboard.press('Alt+Shift+KeyD')

test('the cache inspector is loaded only on request, and then stays for the tab', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => /devtools/i.test(request.url()) && loaded.push(request.url()))
  await page.goto('/menu')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(loaded).toEqual([])
  await page.goto('/menu?devtools')
  await expect(panel(page)).toBeVisible()
  await page.goto('/about')
  await expect(panel(page)).toBeVisible()
  await shortcut(page)
  await expect(panel(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await shortcut(page)
  await expect(page.getByRole('button', { name: 'Close tanstack query devtools' }).first()).toBeVisible()
})

test('the cache inspector shows the API’s cart while a change of it is pending', async ({ page, sandbox, visit }) => {
  await visit('/cart?devtools', LUNCH)
  await expect(page.getByTestId('subtotal')).toHaveText('$22.00')
  await panel(page).click()
  const tools = page.getByRole('complementary', { name: 'Tanstack query devtools' })
  const row = (key: RegExp) => tools.getByRole('button').filter({ hasText: key })
  await tools.getByText('Mutations', { exact: true }).click()
  await sandbox.scenario({ name: 'latency', ms: 60_000, match: 'PUT' })
  await page.getByRole('button', { name: 'Increase quantity of Tamarind lemonade' }).click()
  await expect(page.getByTestId('subtotal')).toHaveText('$26.50')
  await row(/"cart","change","step"/).click()
  await expect(tools).toContainText('pending')
  await expect(tools).toContainText('by:1')

  await tools.getByText('Queries', { exact: true }).click()
  await row(/"cart"\]/).click()
  const totalAmount = tools.getByRole('spinbutton', { name: 'totalAmount' })
  await expect(totalAmount).toHaveValue('2200')
  await sandbox.scenario({ name: 'clear' })
  await expect(totalAmount).toHaveValue('2650')
  await expect(page.getByTestId('subtotal')).toHaveText('$26.50')
})
