import { expect, type Locator, type Page } from '@playwright/test'

/** In ms. A toast gives the focus back to where it was before, as long as it is there; a long menu has 200 stops. */
const TAB_TIMEOUT = 30_000

/** Tabs on, or back with Shift, until the focus is where it is wanted, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, tab = 'Tab') {
  // The element itself: to look for its role and name at each press takes long.
  let element = await target.elementHandle()
  for (const limit = Date.now() + TAB_TIMEOUT; Date.now() < limit;) {
    const state = await element.evaluate((one) => [one.isConnected, one === document.activeElement])
    if (state[1]) return
    if (!state[0]) element = await target.elementHandle()
    else await page.keyboard.press(tab)
  }
  throw new Error(`Not reached by keyboard: ${target.toString()}`)
}

/** Goes to something by the keyboard, and presses a key there as soon as it reacts. */
export async function press(page: Page, target: Locator, key = 'Enter') {
  await expect(target).toBeVisible()
  await tabTo(page, target)
  await expect(target).toBeEnabled()
  await page.keyboard.press(key)
}
