import type { Page } from '@playwright/test'
import type { Till } from './ordering'
import { expect, type Sandbox } from './shop'

export const usual = (page: Page) => page.getByRole('region', { name: 'Your usual' })

/** A customer whose last order is completed and paid with a saved card, at `path` again in a later visit. */
export async function comeBack(page: Page, at: { till: Till; sandbox: Sandbox; path: string }) {
  const { till, sandbox, path } = at
  await page.getByRole('radio', { name: '15%' }).check()
  await till.press()
  await page.getByLabel('Save this card for next time').check()
  await till.pay()
  await expect(page.getByTestId('order-number')).toBeVisible()
  for (let step = 0; step < 4; step++) await sandbox.scenario({ name: 'order-step' })
  await page.goto('/menu')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('usual'))).toContain('Charred corn ribs')
  await page.goto(path)
}
