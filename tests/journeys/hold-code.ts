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

/** Opens a page whose code does not load before it is released. */
export async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const release = await holdCode(page)
  await page.goto(path, { waitUntil: 'commit' })
  return release
}
