import type { Page } from '@playwright/test'

/** Holds code back from a page until it is released: all of it, or the chunk with this address. */
export async function holdCode(page: Page, chunk = '**/assets/*.js'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(chunk, async (route) => {
    await released
    await route.continue()
  })
  return release
}
