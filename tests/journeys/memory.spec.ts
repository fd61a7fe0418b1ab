import type { CDPSession } from '@playwright/test'
import config from '../../playwright.config'
import { seedMenus } from '../../src/sandbox/seed/menu'
import { expect, test } from './shop'

const ROUNDS = 50
/** The limit on the memory growth of the page, in bytes. */
const GROWTH = 3e5

/** The memory of the page after garbage collection. */
async function held(client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value
  return { bytes: of('JSHeapUsedSize'), listeners: of('JSEventListeners') }
}

/** The same once nothing is loaded or created any more. */
async function heldAtRest(client: CDPSession) {
  await expect(async () => {
    const { listeners } = await held(client)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect((await held(client)).listeners).toBe(listeners)
  }).toPass()
  return held(client)
}

/** Goes through the pages by their own links so many times: menu, dish, home, menu. Runs in the page. */
async function goRound(times: number) {
  const WAY = [
    ['main article a', 'Charred corn ribs'],
    ['header a[href="/"]', 'Tamarind Row'],
    ['header a[href="/menu"]', 'Menu'],
  ] as const
  // The menu stays in the document while another page is shown.
  const shown = <E extends HTMLElement>(selector: string) =>
    [...document.querySelectorAll<E>(selector)].find((element) => element.checkVisibility())
  for (let round = 0; round < times; round++) {
    for (const [link, heading] of WAY) {
      shown<HTMLAnchorElement>(link)!.click()
      while (!shown('h1')?.textContent.startsWith(heading)) {
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    }
  }
}

const { args = [] } = config.use?.launchOptions ?? {}
test.use({
  // Compiled code counts as memory of the page, and the browser compiles when it finds the time: it interprets here.
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...args, '--js-flags=--no-sparkplug --no-maglev --no-turbofan'],
  },
  // What a page keeps shows with ten dishes too, and the rounds take a third of the time.
  menu: { menus: seedMenus.menus.map(({ sections, ...menu }) => ({ ...menu, sections: sections.slice(0, 1) })) },
})

test('F60 fifty rounds through the pages retain less than 300 kB and no listener', async ({ page }) => {
  test.setTimeout(120_000)
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  await page.goto('/menu')
  // Everything that is loaded or created once exists after the first rounds.
  await page.evaluate(goRound, 3)
  const before = await heldAtRest(client)
  await page.evaluate(goRound, ROUNDS)
  const after = await heldAtRest(client)
  expect(after.bytes - before.bytes).toBeLessThan(GROWTH)
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0)
})
