import type { Page } from '@playwright/test'
import { expect, test } from '../shop'

const RIBS = 'Charred corn ribs'
/** The cart is read again after each change of it. */
const CART = 'GET /api/v1/restaurants/tamarind-row/users'

/** How long the progress bar had existed when it was first visible, in ms; undefined if it never was. */
async function progressDuring(
  page: Page,
  happen: () => Promise<unknown>,
): Promise<{ came: boolean; seenAfter?: number }> {
  await page.evaluate(() => {
    const progress: { came: boolean; seenAfter?: number } = { came: false }
    Object.assign(window, { progress })
    let since = 0
    const look = () => {
      const bar = document.querySelector('[data-testid=progress]')
      if (bar && !since) since = performance.now()
      if (!bar) since = 0
      progress.came ||= Boolean(bar)
      if (bar && Number(getComputedStyle(bar).opacity) > 0) progress.seenAfter ??= performance.now() - since
      requestAnimationFrame(look)
    }
    look()
  })
  await happen()
  return page.evaluate(() => (window as unknown as { progress: { came: boolean } }).progress)
}

test('the progress bar appears when a refresh takes 300 ms, and never before', async ({ page, customer, sandbox }) => {
  await customer.arrive()
  await expect(page.getByRole('article', { name: RIBS })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const refresh = async () => {
    const reads = await sandbox.count('GET', '/cart')
    await page.getByRole('button', { name: `Add ${RIBS} to cart` }).click()
    await expect.poll(() => sandbox.count('GET', '/cart')).toBeGreaterThan(reads)
    await expect(page.getByTestId('progress')).toHaveCount(0)
  }
  await sandbox.scenario({ name: 'latency', ms: 120, match: CART })
  expect(await progressDuring(page, refresh)).toEqual({ came: true })
  await sandbox.scenario({ name: 'clear' })
  await sandbox.scenario({ name: 'latency', ms: 900, match: CART })
  const { seenAfter } = await progressDuring(page, refresh)
  expect(seenAfter).toBeGreaterThanOrEqual(280)
  expect(seenAfter).toBeLessThan(600)
})
