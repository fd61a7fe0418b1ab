import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './shop'

const THEMES = ['classic', 'modern', 'luxury']
const NOODLES = '/menu/all-day/section/noodles-soups/item/hand-pulled-noodles'

async function findings(page: Page): Promise<string[]> {
  await page.waitForTimeout(300)
  const { violations } = await new AxeBuilder({ page }).exclude('#sandbox iframe').analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

for (const theme of THEMES) {
  test(`axe finds nothing on any page in ${theme}`, async ({ page, customer, sandbox }) => {
    test.setTimeout(120_000)
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    for (const path of ['/', '/menu', NOODLES, '/about', '/contact', '/login', '/signup', '/auth/login', '/nowhere']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await findings(page), path).toEqual([])
    }
    await page.goto(NOODLES)
    await page.getByRole('radio', { name: 'Mild' }).check()
    await page.getByRole('button', { name: /Add to cart/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findings(page), 'login required').toEqual([])

    await page.goto('/login')
    await customer.askForCode()
    expect(await findings(page), 'code').toEqual([])
    await page.getByLabel('Verification code').fill(await sandbox.code(customer.phone))
    await expect(page.getByLabel('First name')).toBeVisible()
    expect(await findings(page), 'details').toEqual([])

    await customer.arrive()
    await customer.add('Charred corn ribs')
    for (const path of ['/cart', '/checkout', '/account/orders', '/account/profile', '/account/favorites']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await findings(page), path).toEqual([])
    }
  })
}
