import type { Browser, Locator, Page } from '@playwright/test'
import { expect, type Customer } from './shop'

export const CORN = 'Charred corn ribs'
export const LEMONADE = 'Tamarind lemonade'
export const panel = (page: Page) => page.getByRole('region', { name: 'Group order' })
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Group order' })
export const add = (page: Page, dish: string) => page.getByRole('button', { name: `Add ${dish} to cart` })

/** The link that the host copies for the others. */
export async function copied(page: Page, press: (button: Locator) => Promise<void>): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(panel(page).getByRole('button', { name: 'Copy link' }))
  await expect(page.getByText('Link copied')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** The host starts a group order in the cart. Returns its link. */
export async function started(page: Page, customer: Customer, limit = ''): Promise<string> {
  await customer.arrive('/cart')
  await page.getByRole('button', { name: 'Order together' }).click()
  const dialog = page.getByRole('dialog', { name: 'Order together' })
  await expect(dialog.getByLabel('Your name for the others')).toHaveValue('Ada')
  await dialog.getByLabel('Limit for each person').fill(limit)
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(panel(page)).toBeVisible()
  const url = new URL(await copied(page, (button) => button.click()))
  return url.pathname + url.search
}

/** A guest with a browser of their own, who has joined and is at the menu. */
export async function guest(browser: Browser, page: Page, link: string, name: string) {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, reducedMotion: 'reduce' })
  const own = await context.newPage()
  await own.goto(link)
  await own.getByLabel('Your name').fill(name)
  await own.getByRole('button', { name: 'Join and choose dishes' }).click()
  await expect(own).toHaveURL(/\/menu$/)
  return own
}

export async function choose(page: Page, dish: string, count: number) {
  await add(page, dish).click()
  await expect(bar(page)).toContainText(`${count} ${count === 1 ? 'item' : 'items'}`)
  await expect(page.getByText('Added to Ada’s group order').first()).toBeVisible()
}
