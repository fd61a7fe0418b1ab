/** A phone on a slow 4G, at a quarter of this machine's speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const CPU = 4
/** How long a page is watched after its dishes are painted, in ms. */
const AFTER = 2500

/** Runs in the page, before anything of it. */
function watch() {
  const seen = { shift: 0, tasks: [], firstPaint: 0 }
  window.seen = seen
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('layout-shift', ({ value }) => (seen.shift += value))
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.firstPaint = startTime))
  const look = () =>
    requestAnimationFrame(() => {
      if (!document.querySelector('article h3')) return look()
      // What is there in this frame is painted at its end.
      setTimeout(() => (seen.painted = performance.now()))
    })
  look()
}

/** Loads an address with nothing kept, and says in ms when its dishes were painted, and what came before and after. */
export async function coldLoad(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.seen.painted, undefined, { timeout: 60_000 })
  await page.waitForTimeout(AFTER)
  const { painted, firstPaint, shift, tasks } = await page.evaluate(() => window.seen)
  await context.close()
  const before = tasks.filter(([start]) => start < painted)
  const after = tasks.filter(([start]) => start >= painted)
  return {
    painted,
    firstPaint,
    shift,
    blocked: before.reduce((sum, [, duration]) => sum + duration - 50, 0),
    longest: Math.max(0, ...after.map(([, duration]) => duration)),
  }
}
