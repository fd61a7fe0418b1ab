// Takes a picture of every screen in each look, on a phone and on a desktop, from the sources as they are.
//
//   npm run screens                       all screens into test-results/screens
//   npm run screens -- menu cart          these
//   npm run screens -- --out before --widths 320,768 --looks luxury --whole
//
// SANDBOX_RESTAURANT and VITE_LOCALE choose another restaurant and language; screens of a customer need the sample one.
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { findChromium } from '../find-chromium.mjs'
import { reset } from '../bench/customer.mjs'
import { SCREENS } from './screens.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'test-results/screens' },
    widths: { type: 'string', default: '390,1440' },
    looks: { type: 'string', default: 'classic,modern,luxury' },
    whole: { type: 'boolean', default: false },
  },
})
const HEIGHTS = { 320: 640, 390: 844, 768: 1024, 1440: 900 }
const SCHEMES = { classic: 'light', modern: 'dark', luxury: 'luxury' }

const unknown = positionals.filter((name) => !(name in SCREENS))
if (unknown.length > 0) {
  console.error(`There is no screen ${unknown.join(', ')}. There are: ${Object.keys(SCREENS).join(', ')}.`)
  process.exit(2)
}
process.env.SANDBOX_STATE = join(mkdtempSync(join(tmpdir(), 'screens-')), 'state.json')
mkdirSync(values.out, { recursive: true })
const server = await createServer({ logLevel: 'error', server: { port: 0, strictPort: false, hmr: false } })
await server.listen()
const url = server.resolvedUrls.local[0].replace(/\/$/, '')
const { CHROMIUM_PATH } = await findChromium()
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH || undefined, args: ['--no-sandbox'] })

/** Changes the look as another tab would. */
async function wear(page, look) {
  await page.evaluate((name) => {
    localStorage.setItem('theme', name)
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  }, look)
  await page.waitForFunction((scheme) => document.documentElement.dataset.theme === scheme, SCHEMES[look])
}

const QUIET_MS = 700

/** Waits for what is asked for after a change of the window, too: `networkidle` is said of a page once. */
async function settle(page, asked) {
  await page.getByText('Loading page...').waitFor({ state: 'hidden' })
  while (Date.now() - asked.at < QUIET_MS) await page.waitForTimeout(QUIET_MS)
  await page.evaluate(async () => {
    await document.fonts.ready
    const near = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    // A lazy picture that is hidden or cut off never loads.
    const late = new Promise((resolve) => setTimeout(resolve, 2000))
    await Promise.race([late, Promise.all(near.map((image) => image.decode().catch(() => {})))])
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish()
  })
}

for (const name of positionals.length > 0 ? positionals : Object.keys(SCREENS)) {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: url })
  const page = await context.newPage()
  const asked = { at: 0 }
  for (const event of ['request', 'requestfinished', 'requestfailed']) page.on(event, () => (asked.at = Date.now()))
  // The button of the devtools stands in no build.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.head.insertAdjacentHTML('beforeend', '<style>.tsqd-parent-container{display:none}</style>'),
    ),
  )
  try {
    await reset(page, url)
    await SCREENS[name](page, url)
    for (const width of values.widths.split(',').map(Number)) {
      await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 })
      asked.at = Date.now()
      for (const look of values.looks.split(',')) {
        await wear(page, look)
        await settle(page, asked)
        const path = join(values.out, `${name}-${look}-${width}.png`)
        await page.screenshot({ path, fullPage: values.whole })
      }
    }
    console.log(name)
  } catch (cause) {
    console.error(`${name}: ${cause.message}`)
    process.exitCode = 1
  }
  await context.close()
}
await browser.close()
await server.close()
process.exit()
