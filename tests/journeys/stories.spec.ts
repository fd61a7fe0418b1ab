import { storiesOf } from '../../src/sandbox/scenarios/stories'
import { seedMenus } from '../../src/sandbox/seed/menu'
import { restaurant } from '../../src/sandbox/seed/restaurant'
import { expect, test } from './shop'

const stories = storiesOf({ restaurant, menu: seedMenus, now: Date.now })

// The effect of each scenario on the API is tested in src/sandbox/scenarios/stories.spec.ts, its effect on a page by its journey.
test('scenarios show a guest a missing option, a sold-out dish and the next opening', async ({ page }) => {
  await page.goto('/menu/all-day/section/noodles-soups/item/hand-pulled-noodles?scenario=option-gone')
  const garlic = page.locator('label, li').filter({ hasText: /^Crispy garlic/ })
  await expect(garlic.first()).toContainText('Sold out')
  await page.goto('/menu?scenario=sold-out&scenario=night')
  const dish = page.getByRole('article', { name: 'Hand-pulled noodles' })
  await expect(dish).toContainText('Sold out')
  await expect(dish.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(/^Closed · opens /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pickup, / })).toHaveText('Pickup, when we open')
  await expect(page.getByRole('main')).not.toContainText(/\d+ min\b/)
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
