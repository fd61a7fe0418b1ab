import type { Page } from '@playwright/test'
import { LUNCH, type Counter } from './ordering'
import { expect, type Customer, type Sandbox } from './shop'

export const usual = (page: Page) => page.getByRole('region', { name: 'Your usual' })

/** A customer whose last order is completed and paid with a saved card, at `path` again in a later visit. */
export async function comeBack(
  page: Page,
  at: { customer: Customer; counter: Counter; sandbox: Sandbox; path: string },
) {
  const { customer, counter, sandbox, path } = at
  await customer.storeSession()
  await counter.order(LUNCH, 'HOSTED', 15)
  for (let step = 0; step < 4; step++) await sandbox.scenario({ name: 'order-step' })
  await page.goto('/menu')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('usual'))).toContain('Charred corn ribs')
  await page.goto(path)
}
