import { expect, type Locator, type Page } from '@playwright/test'

const MOST_TABS = 200

/** Tabs on until the focus is where it is wanted, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator) {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reached by keyboard: ${target.toString()}`)
}

/** Goes to something by the keyboard, and presses a key there. */
export async function press(page: Page, target: Locator, key = 'Enter') {
  await expect(target).toBeVisible()
  await tabTo(page, target)
  await page.keyboard.press(key)
}
