import type { Locator } from '@playwright/test'
import { LUNCH, test } from './ordering'
import { expect } from './shop'

const NOON = '2026-11-20T18:00:00Z'
/** The polling interval of a page that follows an order, in ms. */
const OFTEN = 10_000

// The last link has a guessed token.
test.use({ expected: [/status of 404/] })

test('an order can be followed live by its link', async ({ page, sandbox, browser, baseURL, customer, counter }) => {
  await customer.storeSession()
  const { id } = await counter.order(LUNCH, 'HOSTED')
  await page.goto(`/order-success?orderId=${id}`)
  const link = (await page.getByRole('link', { name: 'Track order' }).getAttribute('href'))!

  const context = await browser.newContext({ baseURL: baseURL! })
  const friend = await context.newPage()
  await friend.clock.install({ time: NOON })
  await friend.goto(link)
  const said = friend.getByRole('main').getByRole('status')
  await expect(friend.getByRole('heading', { name: 'Order 1042' })).toBeVisible()
  await expect(said).toHaveText(/^(Received|Confirmed) · ready around 1:2\d PM$/)
  await expect(friend.getByRole('main')).not.toContainText(/Ada|\$|lemonade/)
  await expect(friend.getByRole('button', { name: 'Cancel order' })).toBeHidden()
  await friend.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const steps = friend.getByRole('list', { name: 'Order progress' }).getByRole('listitem')
  const dotOf = (step: Locator) => step.evaluate((item) => getComputedStyle(item, '::before').backgroundColor)
  expect(await dotOf(steps.first())).not.toBe(await dotOf(steps.last()))

  const ways = [
    ['CONFIRMED', 'Confirmed', /^Confirmed · ready around/],
    ['PREPARING', 'Preparing', /^Preparing · ready around/],
    ['READY', 'Ready to collect', /^Ready to collect$/],
    ['COMPLETED', 'Completed', /^Completed$/],
  ] as const
  for (const [status, words, sentence] of ways) {
    const [order] = await counter.orders()
    if (order!.status !== status) await sandbox.scenario({ name: 'order-step' })
    await friend.clock.fastForward(OFTEN)
    await expect(said).toHaveText(sentence)
    await expect(friend).toHaveTitle(`${words} · Order 1042 · Tamarind Row`)
    await expect(steps.and(friend.locator('[aria-current=step]'))).toContainText(words)
  }
  const asked = await sandbox.count('GET', '/tracking')
  await friend.clock.fastForward(6 * OFTEN)
  expect(await sandbox.count('GET', '/tracking')).toBe(asked)

  await friend.goto(link.replace(/token=[^&]+/, 'token=guessed'))
  await expect(friend.getByRole('heading', { name: 'We could not find this order' })).toBeVisible()
  await context.close()
})
