import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { SCHEMES, THEMES } from '../../src/lib/themes'
import { sideways, smallTargets, smallTexts } from './legibility'
import { expect } from './shop'

/** In every look, on a phone: axe, sizes of text and targets, and that nothing leads sideways at 320 px. */
export async function isFitForAll(page: Page, what: string) {
  for (const theme of THEMES) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate((name) => {
      localStorage.setItem('theme', name)
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    }, theme)
    await expect(page.locator('html')).toHaveAttribute('data-theme', SCHEMES[theme])
    await page.waitForTimeout(300)
    const { violations } = await new AxeBuilder({ page }).exclude('#sandbox iframe').analyze()
    const findings = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect.soft(findings, `${what} in ${theme}`).toEqual([])
    expect.soft(await smallTexts(page), `small texts of ${what} in ${theme}`).toEqual([])
    expect.soft(await smallTargets(page), `small targets of ${what} in ${theme}`).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await sideways(page), `F64 ${what} in ${theme} at 320 px`).toEqual([])
  }
}
