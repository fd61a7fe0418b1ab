import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

const files = (...names: string[]) => names.map((name) => `${name}.spec.ts`)

/** Files with a menu or a build of their own, which start a worker each: nothing else guards their faults. */
const OWN_WORKER = files('hostile-names', 'large-item', 'next-visit')

/** Several builds, many visits, or a build, a web server or a browser of their own: half a minute and more each. */
const NIGHTLY = files(
  ...['deploys', 'five-minutes', 'memory', 'restaurants'],
  ...['consent', 'demo', 'languages', 'legal', 'no-postal-code', 'push', 'several-languages'],
  ...['back-from-payment', 'gallery', 'in-pieces', 'web-servers'],
)

/** Variants of other journeys and of tests in jsdom, a file each: not at each change, as what is tagged @variant. */
const VARIANTS = files(
  ...['as-before', 'chaos', 'devtools', 'gift-card-order', 'holidays', 'long-name', 'long-words', 'points'],
  ...['share-payments', 'table'],
)

const executablePath = process.env.CHROMIUM_PATH

/** The built storefront in a real Chromium, over real HTTP; each worker serves it with a sandbox of its own. */
export default defineConfig({
  testDir: './tests/journeys',
  outputDir: './test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: true,
  // Three browsers on two cores stand still for seconds at times, and what a journey waits for comes too late.
  workers: Math.min(3, availableParallelism()),
  projects: [
    // First, so that none runs alone at the end.
    { name: 'own-worker', testMatch: OWN_WORKER },
    { name: 'journeys', testIgnore: ['timing/**', ...OWN_WORKER, ...NIGHTLY, ...VARIANTS], fullyParallel: true },
    { name: 'variants', testMatch: VARIANTS, fullyParallel: true },
    { name: 'nightly', testMatch: NIGHTLY },
    // What is measured needs the machine to itself: one at a time, after the rest.
    { name: 'timing', testMatch: 'timing/**', workers: 1, use: { contextOptions: {} } },
  ],
  use: {
    // A small laptop: drawing is a sixth of what a page costs, and there is a third less to draw than at 1280 x 800.
    viewport: { width: 1024, height: 640 },
    // Drawing what moves takes a quarter of the processor time: what is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No process is kept ready for a second site: a context costs 6 % less.
        '--disable-site-isolation-trials',
      ],
    },
  },
})
