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
const OPEN_MENU: Pick<Tap, 'pressed' | 'shown'> = {
  pressed: (page) => page.getByRole('button', { name: 'Open menu' }),
  shown: (page) => page.getByRole('dialog'),
}

test.describe.configure({ mode: 'default', timeout: WITH_INSTALL * ROUNDS })
test.use({ expected: [/404|Failed to|could not be loaded|Importing|registration blocked/] })

let versions = 0
function deploy(): string {
  versions += 1
  redeploy(BUILD, `v${versions}`)
  return `v${versions}`
}

/** The page of this version is there, at its address. */
async function isThere(page: Page, version: string, address: string) {
  await expect(page.locator('meta[name=version]')).toHaveAttribute('content', version)
  await expect(page.locator('h1')).toBeVisible()
  expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe(address)
}

/** Half a minute after the last reload of ours. */
const later = (page: Page) => page.evaluate(() => sessionStorage.setItem('reloadedAt', '1'))

for (const isCustomer of [false, true]) {
  const taps = TAPS.filter((tap) => Boolean(tap.isCustomer) === isCustomer)
  const who = isCustomer ? 'a customer' : 'a guest'

  test.describe('without a service worker', () => {
    test.use({ serviceWorkers: 'block' })

    test(`F55 three builds in a row: ${who} loses no tap and nothing typed`, async ({ page, customer, context }) => {
      for (let round = 0; round < ROUNDS; round++) {
        for (const tap of taps) {
          await test.step(tap.name, async () => {
            deploy()
            if (isCustomer && round === 0 && tap === taps[0]) {
              await customer.storeSession()
              await new Counter(page).fillCart(SNACK)
            }
            const other = await context.newPage()
            await page.goto(tap.at)
            await other.goto(FRAGMENT)
            await other.waitForFunction(() => !('earlyTaps' in window))
            await tap.first?.(page)
            const second = deploy()
            await later(page).then(() => press(page, tap))
            await expect(page.locator('meta[name=version]')).toHaveAttribute('content', second)
            await tap.left?.(page)
            const third = deploy()
            await press(other, WHEN)
            await isThere(other, third, FRAGMENT)
            await other.setViewportSize({ width: 390, height: 640 })
            const fourth = deploy()
            await other.reload()
            await isThere(other, fourth, FRAGMENT)
            deploy()
            await later(other)
            await press(other, OPEN_MENU)
            await other.close()
          })
        }
      }
    })
  })
}

/** Has the browser look for another version, as it does with every visit, and waits until it has the whole of it. */
const newestWaits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    while (registration.installing) await new Promise((resolve) => setTimeout(resolve, 50))
    if (!registration.waiting) throw new Error('No other version waits')
  })

test('F56 three builds in a row under a service worker: no white page, no dead tap', async ({ page, context }) => {
  deploy()
  await page.goto(FRAGMENT)
  await kept(page)
  for (let round = 0; round < ROUNDS; round++) {
    for (const address of [FRAGMENT, '/menu#sweet', '/menu', '/about']) {
      await test.step(address, async () => {
        const other = await context.newPage()
        await page.goto(address)
        await other.goto(FRAGMENT)
        deploy()
        await newestWaits(page)
        for (const tap of TAPS.filter(({ isCustomer }) => !isCustomer)) {
          if (tap.at !== FRAGMENT) continue
          await press(other, tap)
          await other.keyboard.press('Escape')
        }
        const third = deploy()
        await newestWaits(page)
        await page.reload()
        await isThere(page, third, address)
        await other.goto(FRAGMENT)
        await isThere(other, third, FRAGMENT)
        await press(other, WHEN)
        await other.close()
      })
    }
  }
})
