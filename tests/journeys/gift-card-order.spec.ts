import type { Page } from '@playwright/test'
import { placings, rowsOf, test } from './ordering'
import { expect } from './shop'

const FIRST = { number: '6006491200002511', pin: '7301' }
const SECOND = { number: '6006491200001022', pin: '7302' }
const DINNER = { 'charred-corn-ribs': 4, 'tamarind-lemonade': 4 }

test.use({ expected: [/Failed to (check the gift card|place your order|cancel the order)|net::ERR_/] })

async function pressCheck(page: Page, { number, pin }: typeof FIRST) {
  await page.getByRole('button', { name: 'Enter a gift card' }).click()
  await page.getByLabel('Gift card number').fill(number)
  await page.getByLabel('PIN').fill(pin)
  await page.getByRole('button', { name: 'Check balance' }).click()
}

/** What is on the gift cards of the account. Empty cards are left out. */
const balances = (page: Page) => page.getByRole('listitem', { name: /^Gift card ending in/ }).locator('.money')

test('two gift cards and a card pay for an order, and are paid back', async ({ page, till, sandbox, watch }) => {
  test.setTimeout(120_000)
  await till.counter.clearCart()
  await till.again(DINNER)
  await pressCheck(page, FIRST)
  await page.getByRole('button', { name: 'Use gift card ending in 2511' }).click()
  await sandbox.scenario({ name: 'lost-answer', match: '/gift-cards', times: 1 })
  await pressCheck(page, SECOND)
  await expect(page.getByText('Failed to check the gift card.')).toBeVisible()
  await page.getByRole('button', { name: 'Check balance' }).click()
  await page.getByRole('button', { name: 'Use gift card ending in 1022' }).click()
  await expect(page.getByText('pays $10.00')).toBeVisible()
  const watcher = await watch('/account/gift-cards')
  await expect(balances(watcher)).toHaveText(['$25.00', '$10.00'])

  await sandbox.scenario({ name: 'lost-answer', match: '/orders', times: 1 })
  const rest = await till.press()
  await till.pay()
  await expect(page.getByTestId('order-number')).toHaveText('1042')
  expect(await placings(sandbox)).toEqual([0])
  const [order] = await till.counter.orders()
  expect(order!.totals.total - 3500).toBe(rest)
  expect(order!.payment).toMatchObject({ status: 'PAID', amount: rest })
  await watcher.reload()
  await expect(watcher.getByRole('main')).not.toContainText('ending in')

  await page.getByRole('link', { name: 'Track order' }).click()
  expect(await rowsOf(page.getByRole('region', { name: 'Receipt' }))).toMatchObject({
    'Gift card ending in 2511': '-$25.00',
    'Gift card ending in 1022': '-$10.00',
  })
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await sandbox.scenario({ name: 'lost-answer', match: '/cancel', times: 1 })
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Cancelled')
  await expect(page.getByText('What gift cards paid is back on them: $35.00.')).toBeVisible()
  expect((await till.counter.orders())[0]!.payment.status).toBe('REFUNDED')
  await watcher.reload()
  await expect(balances(watcher)).toHaveText(['$25.00', '$10.00'])
})
