/** A phone on a slow 4G, at a quarter of this machine's speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const CPU = 4
/** How long a page is watched after its dishes are painted, in ms. */
const AFTER = 2500

/** What a page says once it is painted. To ask it would take 80 ms of its time, as the code that asks is put into it. */
const PAINTED = 'painted'

/** Runs in the page, before anything of it. */
function watch({ until, PAINTED }) {
  const seen = { shift: 0, tasks: [], firstPaint: 0 }
  window.seen = seen
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('layout-shift', ({ value }) => (seen.shift += value))
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.firstPaint = startTime))
  const look = () =>
    requestAnimationFrame(() => {
      if (!document.querySelector(until)) return look()
      // What exists in this frame is painted at its end.
      setTimeout(() => {
        seen.painted = performance.now()
        console.debug(PAINTED)
      })
    })
  look()
}

/** A dish on the menu, or of home. */
const DISH = 'article h3'

/** Loads an address in a new tab, and says in ms when what is looked for was painted, and what came before and after. */
async function load(context, url, { after = AFTER, until = DISH, then }) {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await page.addInitScript(watch, { until, PAINTED })
  const painting = page.waitForEvent('console', { predicate: (line) => line.text() === PAINTED, timeout: 60_000 })
  await page.goto(url, { waitUntil: 'commit' })
  await painting
  if (then) await then(page)
  await page.waitForTimeout(after)
  const { painted, firstPaint, shift, tasks } = await page.evaluate(() => window.seen)
  await page.close()
  const before = tasks.filter(([start]) => start < painted)
  return {
    painted,
    firstPaint,
    shift,
    blocked: before.reduce((sum, [, duration]) => sum + duration - 50, 0),
    longest: Math.max(0, ...tasks.filter(([start]) => start >= painted).map(([, duration]) => duration)),
  }
}

const phone = (browser, storageState) =>
  browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true, storageState })

/**
 * A first visit: nothing is kept on the device but `storageState`. The page counts as painted when it shows `until`; then
 * something may be done, and it is watched for `after` ms.
 */
export async function coldLoad(browser, url, { storageState, ...how } = {}) {
  const context = await phone(browser, storageState)
  const seen = await load(context, url, how)
  await context.close()
  return seen
}

/** Visits after the first, of a build with a service worker: each call makes one. */
export async function nextVisits(browser, url) {
  const context = await phone(browser)
  const first = await context.newPage()
  await first.goto(url)
  await first.evaluate(async () => void (await navigator.serviceWorker.ready))
  await first.close()
  return () => load(context, url, {})
}
