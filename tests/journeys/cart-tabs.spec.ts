import type { Page } from '@playwright/test'
import { chunkOf } from '../chunk-of'
import { holdCode } from './hold-code'
import { SNACK, test, type Counter } from './ordering'
import { expect, type Customer } from './shop'

/** A cart that another tab has changed meanwhile answers 412. */
test.use({ expected: [/412/] })

const RIBS = 'Charred corn ribs'
const LEMONADE = 'Tamarind lemonade'

const line = (tab: Page, name: string) => tab.getByRole('listitem', { name })
const count = (tab: Page) => line(tab, RIBS).locator('output')

/** The cart of a customer in several tabs, with one portion of ribs. */
async function openCarts(tabs: Page[], customer: Customer, counter: Counter) {
  await customer.storeSession()
  await counter.fillCart({ 'charred-corn-ribs': 1 })
  for (const tab of tabs) await tab.goto('/cart')
  for (const tab of tabs) await expect(count(tab)).toHaveText('1')
}

test('F10 two tabs that edit at once show each other’s changes, and both end as the cart of the API', async ({
  page,
  sandbox,
  visit,
}) => {
  await visit('/cart', SNACK)
  const second = await page.context().newPage()
  await second.goto('/cart')
  await expect(line(second, RIBS)).toBeVisible()
  await expect(line(page, RIBS)).toBeVisible()

  await page.getByRole('button', { name: `Increase quantity of ${RIBS}` }).click()
  await expect(line(second, RIBS).locator('output')).toHaveText('2')

  await sandbox.scenario({ name: 'latency', ms: 200, match: '/cart' })
  await Promise.all([
    page.getByRole('button', { name: `Increase quantity of ${RIBS}` }).click(),
    second.getByRole('button', { name: `Increase quantity of ${LEMONADE}` }).click(),
  ])
  for (const tab of [page, second]) {
    await expect(line(tab, RIBS).locator('output')).toHaveText('3')
    await expect(line(tab, LEMONADE).locator('output')).toHaveText('2')
    await expect(tab.getByText('(not yet confirmed)')).toHaveCount(0)
    await expect(tab.getByTestId('subtotal')).toHaveText('$34.50')
  }

  await second.getByRole('button', { name: `Remove ${RIBS}` }).click()
  await expect(line(page, RIBS)).toBeHidden()
  await expect(page.getByTestId('subtotal')).toHaveText('$9.00')
  await second.close()
})

test('F10 a pending change of one tab is not shown in the other before the API has saved it', async ({
  page,
  customer,
  counter,
  sandbox,
}) => {
  const second = await page.context().newPage()
  await openCarts([page, second], customer, counter)
  await sandbox.scenario({ name: 'latency', ms: 60_000, match: 'PUT' })
  const told = second.evaluate(
    () =>
      new Promise((resolve) => {
        new BroadcastChannel('told').onmessage = () => requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
  await page.getByRole('button', { name: `Increase quantity of ${RIBS}` }).click()
  await expect(count(page)).toHaveText('2')
  // Whatever the first tab has said by now has reached the second one before this, and has been drawn.
  await page.evaluate(() => new BroadcastChannel('told').postMessage(0))
  await told
  await expect(count(second)).toHaveText('1')
  await sandbox.scenario({ name: 'clear' })
  await expect(count(second)).toHaveText('2')
  await second.close()
})

test('F10 a change reaches a tab before either tab has loaded the code that comes last', async ({
  page,
  customer,
  counter,
}) => {
  const second = await page.context().newPage()
  const last = `**${chunkOf('dist', 'src/app/CustomerServices.tsx')}`
  const releases = await Promise.all([page, second].map((tab) => holdCode(tab, last)))
  await openCarts([page, second], customer, counter)
  await page.getByRole('button', { name: `Increase quantity of ${RIBS}` }).click()
  await expect(count(second)).toHaveText('2')
  expect(await counter.inCart('charred-corn-ribs')).toBe(2)
  for (const release of releases) release()
  await second.close()
})
