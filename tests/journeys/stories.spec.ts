import type { Page } from '@playwright/test'
import { storiesOf } from '../../src/sandbox/scenarios/stories'
import { seedMenus } from '../../src/sandbox/seed/menu'
import { restaurant } from '../../src/sandbox/seed/restaurant'
import { test } from './ordering'
import { expect } from './shop'

const stories = storiesOf({ restaurant, menu: seedMenus, now: Date.now })
const LEMONADE = 'Tamarind lemonade'
const add = (page: Page) => page.getByRole('button', { name: `Add ${LEMONADE} to cart` }).click()

// The lines that the browser and the client log while the API misbehaves.
test.use({ expected: [/Failed to|ERR_|status of \d+/] })

// The effect of each scenario on the API is tested in src/sandbox/scenarios/stories.spec.ts, its effect on a page by its journey.
test(
  'an address that names a slow scenario delays every call by 2 s, and a tap still shows at once',
  { tag: '@variant' },
  async ({ page, customer }) => {
    await customer.storeSession()
    await page.goto('/menu?scenario=slow')
    await expect(page).toHaveURL('/menu')
    await add(page)
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible({ timeout: 1000 })
    await expect(page.getByText('Item added to cart!')).toBeVisible()
  },
)

test(
  'a scenario that loses the answer of a cart change leaves the dish in the cart once',
  { tag: '@variant' },
  async ({ page, customer }) => {
    await customer.storeSession()
    await page.goto('/menu?scenario=lost-answer')
    const lost = page.waitForEvent('requestfailed')
    await add(page)
    await lost
    await page.goto('/cart')
    await expect(page.getByRole('listitem', { name: LEMONADE }).locator('output')).toHaveText('1')
  },
)

test('scenarios show a guest a missing option, a sold-out dish and the next opening', async ({ page }) => {
  await page.goto('/menu/all-day/section/noodles-soups/item/hand-pulled-noodles?scenario=option-gone')
  const garlic = page.locator('label, li').filter({ hasText: /^Crispy garlic/ })
  await expect(garlic.first()).toContainText('Sold out')
  await page.goto('/menu?scenario=sold-out&scenario=night')
  const dish = page.getByRole('article', { name: 'Hand-pulled noodles' })
  await expect(dish).toContainText('Sold out')
  await expect(dish.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(/^Closed · opens /)).toBeVisible()
})

test('the notifications name the step that the newest order takes', { tag: '@variant' }, async ({ page, till }) => {
  await till.buy()
  await page.goto('/account/notifications?scenario=order-step')
  await expect(page.getByRole('link', { name: /: Confirmed/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /: Received/ })).toBeHidden()
})

test('the panel describes and starts each scenario, and has its own dials', async ({ page, sandbox }) => {
  await page.goto('/__sandbox')
  await expect(page.locator('.stories li')).toHaveCount(stories.length)
  await page.getByRole('button', { name: 'Sold out: Hand-pulled noodles' }).click()
  await expect(page.getByText('Started.')).toBeVisible()
  const clock = page.locator('#clock')
  await clock.getByLabel('It is').fill('2026-11-21T03:00')
  await clock.getByRole('button', { name: 'Set the clock' }).click()
  const slow = page.locator('#latency')
  await slow.getByLabel('Wait').fill('1500')
  await slow.getByLabel('of the calls').fill('GET /api/v1/restaurants/tamarind-row/menus')
  await slow.getByRole('button').click()
  const fails = page.locator('#chaos')
  await fails.getByLabel('Let').fill('100')
  await fails.getByLabel('of the calls').fill('POST /nowhere')
  await fails.getByRole('button').click()
  await page.goto('/menu')
  await expect(page.getByRole('article', { name: 'Hand-pulled noodles' })).toContainText('Sold out')
  expect(await sandbox.count('GET', '/menus')).toBe(1)
})

test('an address that names an unknown scenario lists the known ones', async ({ page }) => {
  const answer = await page.request.get('/menu?scenario=frob')
  expect(answer.status()).toBe(422)
  expect(await answer.text()).toContain('There are slow, every-fifth,')
})
