import type { CDPSession, Page } from '@playwright/test'
import { hurry } from './hurry'
import { SNACK, test } from './ordering'
import { expect, NO_PAGE } from './shop'

/** `npm run test:long` plays three hundred. */
const ROUNDS = Number(process.env.DAY_ROUNDS ?? 60)
/** Everything that is loaded or made once exists after these. */
const WARM = Math.round(ROUNDS / 10) + 3
/** How much more there may be at the end. */
const SHARE = 1.05

/** One round through the shop by its own links and buttons, as a customer does. Runs in the page. */
async function goRound() {
  const until = async (is: () => unknown) => {
    const start = performance.now()
    while (!is()) {
      if (performance.now() - start > 20_000) throw new Error(`Waits for ${String(is)} at ${location.href}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  // The menu stays behind other pages, hidden.
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
  const press = async (selector: string) => {
    await until(() => find(selector)).catch(() => {
      throw new Error(`There is no ${selector} at ${location.href}`)
    })
    find(selector)!.click()
  }
  const heading = (text: string) => until(() => find('main h1')?.textContent.startsWith(text))
  await press('a[href="/menu"]')
  await heading('Menu')
  await press('main article a')
  await heading('Charred corn ribs')
  await until(() => find('main form button[type=submit]:not([disabled])'))
  await press('main form button[type=submit]')
  await until(() => find('header a[href="/cart"]')?.ariaLabel?.includes('1 item'))
  await until(() => location.pathname === '/menu')
  await press('header a[href="/cart"]')
  await press('[aria-label="Remove Charred corn ribs"]')
  await until(() => !find('header a[href="/cart"]')?.ariaLabel?.includes('1 item'))
  await press('header [aria-label="Account menu"]')
  await press('[role=menu] [role=menuitem]')
  // Each page is seen before the next step: the address changes before the page does.
  await until(() => location.pathname.startsWith('/account/'))
  await until(() => find('main h1') && !find('main h1')!.textContent.startsWith('Your cart'))
  history.back()
  await until(() => location.pathname === '/cart')
  await heading('Your cart')
}

/** Code that V8 compiles the longer the more it runs, and what the browser holds itself, are not the shop's. */
const NOT_OURS = ['code', 'object shape', 'native', 'hidden', 'synthetic']

/** The size of all objects, texts and functions of the page, in bytes. */
async function objectsOf(client: CDPSession) {
  const chunks: string[] = []
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  client.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  client.off('HeapProfiler.addHeapSnapshotChunk', collect)
  type Meta = { node_fields: string[]; node_types: [string[]] }
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as { snapshot: { meta: Meta }; nodes: number[] }
  const { node_fields: fields, node_types: types } = snapshot.meta
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + fields.indexOf('type')]!]!
    if (!NOT_OURS.includes(type)) bytes += nodes[at + fields.indexOf('self_size')]!
  }
  return bytes
}

/** What the tab holds after garbage collection. */
async function heldBy(page: Page, client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value
  const ours = await page.evaluate(async () => {
    type Fiber = { memoizedProps: { client?: { getQueryCache(): { getAll(): unknown[] } } }; child: Fiber | null }
    // The build exposes no client: it is found as React keeps it.
    const root = document.getElementById('root')! as unknown as Record<string, Fiber>
    let fiber: Fiber | null = root[Object.keys(root).find((key) => key.startsWith('__reactContainer'))!]!
    while (fiber && !fiber.memoizedProps?.client) fiber = fiber.child
    const databases = await indexedDB.databases()
    return {
      queries: fiber!.memoizedProps.client!.getQueryCache().getAll().length,
      keys: localStorage.length + sessionStorage.length + databases.length,
    }
  })
  return { objects: await objectsOf(client), nodes: of('Nodes'), listeners: of('JSEventListeners'), ...ours }
}

/** How long the time limit of a write is kept, in ms, whether it was needed or not. */
const LIMITS = 60_000

/** The same once toasts and the limits of writes have gone and nothing is on its way. */
async function heldAtRest(page: Page, client: CDPSession) {
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await page.waitForTimeout(LIMITS)
  return heldBy(page, client)
}

async function play(page: Page, rounds: number) {
  for (let round = 0; round < rounds; round++) await page.evaluate(goRound)
}

test('F60 a tab used all day holds no more in the evening', { tag: '@variant' }, async ({ page, customer }) => {
  test.setTimeout(3 * LIMITS + ROUNDS * 10_000)
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  await hurry(page)
  await customer.arrive()
  await play(page, WARM)
  const before = await heldAtRest(page, client)
  await play(page, ROUNDS - WARM)
  const after = await heldAtRest(page, client)
  if (process.env.DAY_ROUNDS) console.log(JSON.stringify({ rounds: ROUNDS, warm: WARM, before, after }))
  for (const [what, value] of Object.entries(after)) {
    expect(value, what).toBeLessThanOrEqual(before[what as keyof typeof before] * SHARE)
  }
})

/** Hides or shows the tab, as the browser says it. */
const setShown = (page: Page, shown: boolean) =>
  page.evaluate(
    (visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
    shown ? 'visible' : 'hidden',
  )

test('F60 an order is asked for only while the tab is shown', async ({ page, customer, counter, sandbox }) => {
  await page.clock.install()
  await customer.storeSession()
  const { id } = await counter.order(SNACK, 'AT_RESTAURANT')
  // Soon before it is ready, when it is asked for the most often.
  await sandbox.scenario({ name: 'clock', now: '2026-11-20T18:20:00Z' })
  await page.goto(`/track-order?orderId=${id}`)
  /** How often it has been asked for once this time has passed, in ms. */
  const callsAfter = async (ms: number) => {
    await page.clock.runFor(ms)
    // What began before this call has arrived with it.
    await page.evaluate(async (path) => void (await fetch(path)), NO_PAGE)
    return sandbox.count('GET', `/orders/${id}`)
  }
  await expect.poll(() => callsAfter(5000)).toBeGreaterThan(2)
  await setShown(page, false)
  const before = await callsAfter(5000)
  expect(await callsAfter(60_000)).toBe(before)
  await setShown(page, true)
  await expect.poll(() => callsAfter(5000)).toBeGreaterThan(before + 1)
})
