import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from './fit-for-all'
import { expect } from './shop'

export { DESKTOP, PHONE }

type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect }

/** Records every layout shift of later pages, and slows the network down to slow 4G. */
export async function onSlow4G(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & { value: number; sources?: Source[] }
        const nodes = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName
          const place = ({ x, y, width }: DOMRectReadOnly) => `${x}, ${y}, ${width} wide`
          return `${name} from ${place(previousRect)} to ${place(currentRect)}`
        })
        if (value > 0.0005) shifts.push(`${value.toFixed(4)} ${nodes.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Resolves with the sum of all layout shifts of the page that is shown. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift)
}

export async function standsStill(page: Page, path: string, viewport: typeof PHONE) {
  await page.setViewportSize(viewport)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
  expect.soft(shifts, `${path} at ${viewport.width} px`).toEqual([])
}
