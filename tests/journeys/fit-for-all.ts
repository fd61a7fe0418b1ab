import type { Page } from '@playwright/test'
import Axe from 'axe-core'
import { SCHEMES, THEMES, type ThemeName } from '../../src/lib/themes'
import { atRest } from './at-rest'
import { sideways, smallTargets, smallTexts } from './legibility'
import { expect } from './shop'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }
const SMALLEST = { width: 320, height: 640 }

/** `npm run test:long` asks axe at each of these sizes, too. */
const SIZES = process.env.EVERY_SIZE ? [SMALLEST, PHONE, { width: 1440, height: 900 }] : []

/** The rules of axe whose answer depends on the theme; all others are asked once. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

export async function inTheme(page: Page, theme: ThemeName) {
  await page.evaluate((name) => {
    localStorage.setItem('theme', name)
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  }, theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', SCHEMES[theme])
  await page.evaluate(() => document.fonts.ready)
  await atRest(page)
}

const OUTSIDE = { exclude: [['#sandbox iframe']] }

/** What axe finds, as 'rule: elements'. It is put into the page once; `@axe-core/playwright` does so for each run. */
export async function findings(page: Page, theme: ThemeName, where: object = OUTSIDE): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(Axe.source)
  const rules = theme === THEMES[0] ? null : OF_COLOURS
  return page.evaluate(
    async ([rules, where]) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      const options = { resultTypes: ['violations' as const], ...(rules && { runOnly: rules }) }
      const { violations } = await axe.run(where as Axe.ElementContext, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [rules, where] as const,
  )
}

/** In every theme: axe at the size of the page, sizes of text and targets on a phone, and nothing sideways at 320 px. */
export async function isFitForAll(page: Page, what: string, size = PHONE) {
  // A change of page that is still shown would be broken off by another size, which the browser reports.
  await atRest(page)
  for (const theme of THEMES) {
    await page.setViewportSize(size)
    await inTheme(page, theme)
    expect.soft(await findings(page, theme), `${what} in ${theme}`).toEqual([])
    expect.soft(await smallTexts(page), `small texts of ${what} in ${theme}, ${size.width} px`).toEqual([])
    if (size !== PHONE) {
      await page.setViewportSize(PHONE)
      expect.soft(await smallTexts(page), `small texts of ${what} in ${theme} on a phone`).toEqual([])
    }
    expect.soft(await smallTargets(page), `small targets of ${what} in ${theme}`).toEqual([])
    await page.setViewportSize(SMALLEST)
    expect.soft(await sideways(page), `F64 ${what} in ${theme} at 320 px`).toEqual([])
    for (const other of SIZES) {
      await page.setViewportSize(other)
      await atRest(page)
      expect.soft(await findings(page, theme), `${what} in ${theme} at ${other.width} px`).toEqual([])
    }
  }
}
