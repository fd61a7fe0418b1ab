import type { Page } from '@playwright/test'
import { press, TAPS, type Tap } from './deploy-taps'
import { Counter, SNACK } from './ordering'
import { redeploy } from './redeploy'
import { expect } from './shop'
import { BUILD, kept, test, WITH_INSTALL } from './with-worker'

/** How often each tap is tried. `DEPLOY_ROUNDS=10` for more. */
const ROUNDS = Number(process.env.DEPLOY_ROUNDS ?? 1)
const FRAGMENT = '/menu?menu=all-day#drinks'
const WHEN = TAPS.find(({ name }) => name === 'When')!
const SIDE_SHEET: Pick<Tap, 'pressed' | 'shown'> = {
  pressed: (page) => page.getByRole('button', { name: 'Open menu' }),
  shown: (page) => page.getByRole('dialog'),
}

test.describe.configure({ mode: 'default', timeout: WITH_INSTALL * ROUNDS })
// The server keeps the policy of the build it was started with; a real one gets the new one with each build.
test.use({ expected: [/404|Failed to|could not be loaded|Importing|registration blocked|Executing inline script/] })

let versions = 0
function deploy(): string {
  versions += 1
  redeploy(BUILD, `v${versions}`)
  return `v${versions}`
}

async function open(page: Page, address: string) {
  const tab = await page.context().newPage()
  await tab.goto(address)
  await tab.waitForFunction(() => !('earlyTaps' in window))
  return tab
}

const isVersion = (page: Page, version: string) =>
  expect(page.locator('meta[name=version]')).toHaveAttribute('content', version)

/** The page is there, not a white one, and at its address. */
async function isThere(page: Page, address: string) {
  await expect(page.locator('h1')).toBeVisible()
  expect(page.url().slice(new URL(page.url()).origin.length)).toBe(address)
}

/** Half a minute after the last reload of ours. */
const later = (page: Page) => page.evaluate(() => sessionStorage.setItem('reloadedAt', '1'))

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  /** Another build is deployed under a page, and the tap survives that. */
  async function survives(page: Page, tap: Tap) {
    const tab = await open(page, tap.at)
    await tap.first?.(tab)
    deploy()
    await press(tab, tap)
    await tap.left?.(tab)
    await tab.close()
  }

  for (const isCustomer of [false, true]) {
    const who = isCustomer ? 'a customer' : 'a guest'

    test(`F55 build after build, ${who} loses no tap and nothing typed`, async ({ page, customer }) => {
      deploy()
      if (isCustomer) {
        await customer.storeSession()
        await new Counter(page).fillCart(SNACK)
      }
      for (let round = 0; round < ROUNDS; round++) {
        const other = await open(page, FRAGMENT)
        for (const tap of TAPS) {
          if (Boolean(tap.isCustomer) === isCustomer) await test.step(tap.name, () => survives(page, tap))
        }
        await press(other, WHEN)
        await isThere(other, FRAGMENT)
        await other.setViewportSize({ width: 390, height: 640 })
        const reloaded = deploy()
        await other.reload()
        await isVersion(other, reloaded)
        await isThere(other, FRAGMENT)
        const last = deploy()
        await later(other)
        await press(other, SIDE_SHEET)
        await isVersion(other, last)
        await other.close()
      }
    })
  }
})

/** Has the browser look for another version, as it does with every visit, and waits until it has the whole of it. */
const newestWaits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    while (registration.installing || !registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50))
  })

/** Loads a page again until it is the newest. The first load may come before the worker knows of that; none is white. */
async function newest(page: Page, version: string, load: () => Promise<unknown>, address: string) {
  await expect(async () => {
    await load()
    await isThere(page, address)
    await expect(page.locator('meta[name=version]')).toHaveAttribute('content', version, { timeout: 2000 })
  }).toPass({ intervals: [0], timeout: 30_000 })
}

test('F56 build after build under a service worker: no white page, no dead tap', async ({ page }) => {
  deploy()
  await page.goto(FRAGMENT)
  await kept(page)
  for (let round = 0; round < ROUNDS; round++) {
    for (const address of [FRAGMENT, '/menu#sweet', '/about']) {
      await test.step(address, async () => {
        const [one, other] = [await open(page, address), await open(page, FRAGMENT)]
        deploy()
        await newestWaits(one)
        for (const tap of TAPS.filter(({ at, isCustomer }) => at === FRAGMENT && !isCustomer)) {
          await press(other, tap)
          await other.keyboard.press('Escape')
          await expect(tap.shown(other)).toBeHidden()
        }
        const third = deploy()
        await newestWaits(one)
        await newest(one, third, () => one.reload(), address)
        await press(other, WHEN)
        await newest(other, third, () => other.reload(), FRAGMENT)
        await press(other, WHEN)
        await Promise.all([one.close(), other.close()])
      })
    }
  }
})
