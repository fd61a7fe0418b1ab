import type { BrowserContext, Page } from '@playwright/test'
import { placings, test, Till } from './ordering'
import { expect } from './shop'
import { watchPosts } from './watch-posts'

const NOTE = 'No nuts, please'
const note = 'Note for the kitchen'

test.beforeEach(async ({ page, till }) => {
  await page.getByLabel(note).fill(NOTE)
  await page.getByText('20%').click()
  await expect(till.place).toHaveText('Place order · $28.35')
  await expect(till.place).toBeEnabled()
})

/** Closes the tab of the checkout, and opens it in another one. */
async function inNewTab(page: Page, context: BrowserContext) {
  await page.close()
  const next = await context.newPage()
  await next.goto('/checkout')
  return { next, again: new Till(next) }
}

test.describe('a session that ends at Place order', () => {
  test.use({ expected: [/401|Failed to place your order/] })

  test('keeps what was written and chosen', { tag: '@variant' }, async ({ page, sandbox, customer, till }) => {
    await page.getByLabel('Add cutlery and napkins').check()
    await page.getByLabel('If something runs out').selectOption('Leave it out and refund it')
    await page.getByRole('radio', { name: 'Pay at the restaurant' }).check()
    // Not before the press: a late read would end the session.
    const expire = () => sandbox.scenario({ name: 'expired-token' })
    await page.route('**/orders', (route) => expire().then(() => route.continue()), { times: 1 })
    await till.press()
    await expect(page.getByRole('heading', { name: 'Session expired. Please login again.' })).toBeVisible()
    await page.getByRole('link', { name: 'Login', exact: true }).click()
    await customer.signIn({ isNew: false })
    await expect(page.getByLabel(note)).toHaveValue(NOTE)
    await expect(page.getByLabel('Add cutlery and napkins')).toBeChecked()
    await expect(page.getByRole('radio', { name: '20%' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Pay at the restaurant' })).toBeChecked()
    expect(await till.press()).toBe(2835)
    await expect(page.getByText('Please pay $28.35 at the restaurant.')).toBeVisible()
    expect(await till.counter.orders()).toMatchObject([{ note: NOTE, ifUnavailable: 'REFUND', totals: { tip: 440 } }])
    await expect(page.getByText('If something runs out, we leave it out and refund it.')).toBeVisible()
  })
})

test('F41 an unpaid order of a closed tab is shown and paid in a new tab', async ({ page, context, till, sandbox }) => {
  // No content: the checkout stays. A navigation left unanswered can keep Chromium from closing the tab.
  await page.route('**/__sandbox/pay/*', (route) => route.fulfill({ status: 204 }))
  const leaves = page.waitForResponse('**/__sandbox/pay/*')
  await till.press()
  await leaves
  const { next, again } = await inNewTab(page, context)
  await expect(next.getByRole('alert')).toContainText('Your order number is 1042. It is not paid yet.')
  await next.getByRole('link', { name: 'Continue to payment' }).click()
  await next.getByRole('button', { name: 'Continue to payment' }).click()
  await again.pay()
  await expect(next.getByTestId('order-number')).toHaveText('1042')
  expect(await placings(sandbox)).toHaveLength(1)
  expect(await again.counter.orders()).toMatchObject([{ note: NOTE, payment: { status: 'PAID' } }])
})

test(
  'F41 an order whose tab closed before it arrived is the same later',
  { tag: '@variant' },
  async ({ page, context, till, sandbox }) => {
    await sandbox.scenario({ name: 'latency', ms: 3000, match: 'POST', times: 1 })
    const { sent } = await watchPosts(page, '/orders')
    await till.press()
    await sent
    const { next, again } = await inNewTab(page, context)
    await expect(next.getByRole('alert')).toContainText('place it again as it is')
    expect(await again.press()).toBe(2835)
    await again.pay()
    await expect(next.getByTestId('order-number')).toHaveText('1042')
    await expect.poll(() => placings(sandbox)).toHaveLength(2)
    expect(await again.counter.orders()).toMatchObject([
      { note: NOTE, totals: { tip: 440 }, payment: { status: 'PAID' } },
    ])
  },
)
