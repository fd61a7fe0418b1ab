import { expect, type Page } from '@playwright/test'

/** Scrolls down at an even speed, in pixels a second. The browser makes the steps, so that none waits for the test. */
export async function scrollFor(page: Page, ms: number, speed: number) {
  const client = await page.context().newCDPSession(page)
  const distance = (speed * ms) / 1000
  await client.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 500,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
  })
  await client.detach()
}

/** When the first dish was in view, in ms since the navigation began. The browser must have cached nothing. */
export async function firstDishAfter(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const look = () => {
      const dish = document.querySelector('article')?.getBoundingClientRect()
      if (dish && dish.top < innerHeight) performance.mark('first dish')
      else requestAnimationFrame(look)
    }
    look()
  })
  await page.goto(address)
  const mark = () => performance.getEntriesByName('first dish')[0]?.startTime
  return (await (await page.waitForFunction(mark)).jsonValue())!
}

/** How long `work` takes at full speed, in ms. Tests run at a quarter of that speed. */
const FULL_SPEED = 14

/** Runs in a page: how long a fixed piece of work takes, in ms. The median of eight. */
function work(): number {
  const once = () => {
    const begun = performance.now()
    const counts: Record<string, number> = {}
    for (let nth = 0; nth < 200_000; nth++) counts[`k${nth % 1000}`] = (counts[`k${nth % 1000}`] ?? 0) + nth
    return performance.now() - begun
  }
  return Array.from({ length: 8 }, once).sort((a, b) => a - b)[4]!
}

/**
 * Slows the page down until `work` takes four times FULL_SPEED: by a factor below four on a busy machine, and never by
 * more. Returns a function that restores the speed.
 */
export async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page)
  const setRate = (rate: number) => client.send('Emulation.setCPUThrottlingRate', { rate })
  // Drawing keeps two cores busy, which some machines have in name only: another page does the same meanwhile.
  const other = await page.context().newPage()
  const [time] = await Promise.all([page.evaluate(work), other.evaluate(work)])
  await other.close()
  await setRate(Math.min(4, Math.max(1, (4 * FULL_SPEED) / time)))
  await page.waitForTimeout(500)
  return () => setRate(1)
}

/** The durations of all frames over 50 ms while something happens, in ms. */
async function longFramesDuring(page: Page, happen: () => Promise<unknown>): Promise<number[]> {
  const observer = await page.evaluateHandle(() => {
    const frames: number[] = []
    const take = (list: { getEntries: () => PerformanceEntry[] }) =>
      list.getEntries().forEach(({ duration }) => frames.push(Math.round(duration)))
    const own = new PerformanceObserver(take)
    own.observe({ type: 'long-animation-frame' })
    return { frames, end: () => own.disconnect() }
  })
  await happen()
  return observer.evaluate(
    ({ frames, end }) =>
      new Promise<number[]>((resolve) => {
        setTimeout(() => {
          end()
          resolve(frames)
        }, 100)
      }),
  )
}

/** The longest frame of two seconds of scrolling on a slow processor, in ms; 0 if none takes over 50 ms. */
export async function longestFrameOfScroll(page: Page): Promise<number> {
  const top = () => page.evaluate(() => scrollY)
  const from = await top()
  const speedUp = await slowDown(page)
  const frames = await longFramesDuring(page, () => scrollFor(page, 2000, 2500))
  await speedUp()
  expect(await top()).toBeGreaterThan(from + 3000)
  return Math.max(0, ...frames)
}

/** Runs in a page: a piece of work a frame for two seconds, and how much longer than the median the longest took. */
const unevenWork = () =>
  new Promise<number>((resolve) => {
    const times: number[] = []
    const end = performance.now() + 2000
    const frame = () => {
      const begun = performance.now()
      const counts: Record<string, number> = {}
      for (let nth = 0; nth < 50_000; nth++) counts[`k${nth % 1000}`] = (counts[`k${nth % 1000}`] ?? 0) + nth
      times.push(performance.now() - begun)
      if (performance.now() < end) requestAnimationFrame(frame)
      else resolve(Math.max(...times) / times.sort((a, b) => a - b)[times.length >> 1]!)
    }
    frame()
  })

/**
 * How evenly the machine works now, judged by an empty page on the same slow processor: 1 when equal pieces of work take
 * equal time, 3 when the longest took three times the median.
 */
export async function unevenness(page: Page): Promise<number> {
  const empty = await page.context().newPage()
  const speedUp = await slowDown(empty)
  const ratio = await empty.evaluate(unevenWork)
  await speedUp()
  await empty.close()
  return ratio
}

/**
 * How long it took from a key to the frame that shows what it did, in ms: for each key pressed, as the browser
 * measures it (event timing, in steps of 8 ms).
 */
export async function keysToFrames(page: Page, text: string, rest: number): Promise<number[]> {
  const observer = await page.evaluateHandle(() => {
    const times: number[] = []
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ name, duration }) => name === 'keydown' && times.push(duration)),
    ).observe({ type: 'event', durationThreshold: 16 })
    return times
  })
  await page.keyboard.type(text, { delay: rest })
  await page.waitForTimeout(rest)
  return observer.jsonValue()
}
