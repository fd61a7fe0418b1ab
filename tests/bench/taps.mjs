import { reset, signIn } from './customer.mjs'

/** The number of taps of each kind. */
const TAPS = 20
const PLAIN = ['Charred corn ribs', 'Crispy potato roti', 'Salt and pepper shrimp', 'Tamarind lemonade']
/** Records the time of each interaction from the input to the next paint. Times below 16 ms are not reported. */
function watch() {
  window.taps = []
  window.hits = 0
  const note = ({ target }) => (window.hits += target.closest('button, a, input') ? 1 : 0)
  for (const type of ['click', 'keydown']) addEventListener(type, note, true)
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (/^(click|keydown)$/.test(name)) window.taps.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** Presses where something stands. Not locator.click(): what it looks up in the page would be measured too. */
async function press(page, locator) {
  await locator.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await locator.boundingBox()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(400)
  return async () => {
    await page.mouse.down()
    await page.waitForTimeout(60)
    await page.mouse.up()
  }
}

const button = (page, name) => page.getByRole('button', { name }).first()

const COUNTER = '<button onclick="this.textContent = Number(this.textContent) + 1">0</button>'

/** What a customer does: where, how the page is made ready each time, and what is measured of it. */
const ACTIONS = {
  // The least a tap can be, as a page of its own.
  'plain button': { html: COUNTER, ready: (page) => press(page, page.getByRole('button')) },
  'add to cart': { at: '/menu', ready: (page, tap) => press(page, button(page, `Add ${PLAIN[tap % 4]} to cart`)) },
  'take out of cart': {
    at: '/menu',
    ready: async (page) => {
      await button(page, `Add ${PLAIN[1]} to cart`).click()
      return press(page, button(page, `Decrease quantity of ${PLAIN[1]}`))
    },
  },
  'open a sheet': {
    at: '/menu',
    ready: async (page) => {
      const sheet = page.getByRole('dialog')
      if (await sheet.isVisible()) await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'hidden' })
      return press(page, button(page, /^Pickup/))
    },
  },
  stepper: { at: '/cart', ready: (page) => press(page, button(page, `Increase quantity of ${PLAIN[0]}`)) },
  'open a dish': {
    at: '/menu',
    ready: async (page, tap) => {
      if (tap > 0) await page.goBack()
      return press(page, page.getByRole('link', { name: PLAIN[tap % 4] }).first())
    },
  },
  back: {
    at: '/menu',
    ready: async (page) => {
      await page.getByRole('link', { name: PLAIN[0] }).first().click()
      await page.waitForURL(/item/)
      await page.waitForTimeout(500)
      // No input that the page hears of: from the call to the frame after that of the change.
      return () =>
        page.evaluate(async () => {
          const from = performance.now()
          const changed = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
          history.back()
          await changed
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
          window.taps.push(Math.round(performance.now() - from))
        })
    },
  },
  theme: {
    at: '/about',
    wide: true,
    ready: async (page, tap) => {
      await button(page, 'Theme').click()
      const names = ['Modern', 'Luxury', 'Classic']
      return press(page, page.getByRole('menuitem', { name: names[tap % 3] }))
    },
  },
  'search key': {
    at: '/menu',
    ready: async (page, tap) => {
      if (tap === 0) {
        await button(page, /search/i).click()
        await page.waitForTimeout(500)
      }
      return () => page.keyboard.press(tap % 8 === 7 ? 'Control+a' : 'noodles'[tap % 8])
    },
  },
}

/**
 * What a customer does on a page, at a part of this machine's speed: [what, times in ms] each. A time of 0 is one that
 * took less than 16 ms.
 */
export async function taps(browser, url, rate, { times = TAPS, only = Object.keys(ACTIONS) } = {}) {
  const found = []
  for (const what of only) {
    const { at, html, ready, wide } = ACTIONS[what]
    const viewport = wide ? { width: 1280, height: 800 } : { width: 390, height: 844 }
    const context = await browser.newContext({ viewport, ignoreHTTPSErrors: true })
    const page = await context.newPage()
    await page.addInitScript(watch)
    // The bar of a guest has the looks.
    if (at && !wide) {
      await reset(page, url)
      await signIn(page, url)
      await page.goto(`${url}/menu`)
      await button(page, `Add ${PLAIN[0]} to cart`).click()
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    }
    if (html) await page.goto(`data:text/html,${encodeURIComponent(html)}`)
    else await page.goto(url + at)
    await page.waitForLoadState('networkidle')
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate })
    const all = []
    for (let tap = 0; tap < times; tap++) {
      const act = await ready(page, tap)
      await page.waitForTimeout(300)
      await page.evaluate(() => {
        window.taps.length = 0
        window.hits = 0
      })
      await act()
      await page.waitForTimeout(700)
      // Nothing is as fast as a tap that meets nothing.
      if (what !== 'back' && (await page.evaluate(() => window.hits)) === 0) throw new Error(`${what}: no tap`)
      all.push(Math.max(0, ...(await page.evaluate(() => window.taps))))
    }
    found.push([what, all])
    await context.close()
  }
  return found
}
