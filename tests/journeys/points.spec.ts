import type { Page } from '@playwright/test'
import { LUNCH, SNACK, test, Till } from './ordering'
import { expect } from './shop'

test.use({ expected: [/Failed to (place your|cancel the) order|net::ERR_/] })

const historyOf = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem')

test('points are earned, spent and returned; answers are lost', async ({ page, customer, counter, sandbox, watch }) => {
  await customer.storeSession()
  await counter.order(LUNCH, 'AT_RESTAURANT')
  await sandbox.scenario({ name: 'clock', now: '2026-11-20T18:50:00Z' })
  await sandbox.scenario({ name: 'grant-points', points: 30 })
  const history = historyOf(page)
  const balance = page.getByRole('region', { name: 'Balance' })
  await page.goto('/account/points')
  await expect(history).toHaveText([/^A gift from us.*\+30$/, /^Earned with order 1042.*\+22$/])
  await expect(balance).toContainText('52 Row points')

  const till = new Till(page)
  await till.again(SNACK)
  await page.getByRole('radio', { name: 'A drink on us' }).check()
  await page.getByRole('radio', { name: 'Pay at the restaurant' }).check()
  const watcher = await watch('/account/points')
  await expect(historyOf(watcher)).toHaveCount(2)
  await sandbox.scenario({ name: 'lost-answer', match: '/orders', times: 1 })
  await till.press()
  await expect(page.getByTestId('order-number')).toHaveText('1043')
  expect(await counter.orders()).toHaveLength(2)
  await page.goto('/account/points')
  await expect(history.first()).toHaveText(/^(Spent on|Held for) order 1043.*-50$/)
  await expect(balance).toContainText(/^\D*2 Row points/)
  await watcher.reload()
  await expect(historyOf(watcher)).toHaveText(await history.allTextContents())

  await history.first().getByRole('link').click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await sandbox.scenario({ name: 'lost-answer', match: '/cancel', times: 1 })
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Cancelled')
  await page.goto('/account/points')
  await expect(history.first()).toHaveText(/^Returned from order 1043.*\+50$/)
  await expect(balance).toContainText('52 Row points')
  await watcher.reload()
  await expect(historyOf(watcher)).toHaveText([/^Returned/, /^(Spent|Held)/, /^A gift/, /^Earned/])
})
