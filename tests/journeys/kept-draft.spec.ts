import type { BrowserContext, Route } from '@playwright/test'
import { placings, test, Till } from './ordering'
import { expect } from './shop'
import { watchPosts } from './watch-posts'

const NOTE = 'No nuts, please'
const note = 'Note for the kitchen'
const draft = () => sessionStorage.getItem('checkoutDraft')

async function newTab(context: BrowserContext, path = '/checkout') {
  const next = await context.newPage()
  await next.goto(path)
  return { next, again: new Till(next) }
}

test.describe('a session that ends at Place order', () => {
  test.use({ expected: [/401|Failed to place your order/] })

  test.beforeEach(async ({ page, sandbox, till }) => {
    await page.getByLabel(note).fill(NOTE)
    await page.getByLabel('Add cutlery and napkins').check()
    await page.getByLabel('If something runs out').selectOption('Leave it out and refund it')
    await page.getByText('20%').click()
    await page.getByRole('radio', { name: 'Pay at the restaurant' }).check()
    await expect(till.place).toHaveText('Place order · $28.35')
    // Not before the press: a late read would end the session.
    const expire = async (route: Route) => {
      await sandbox.scenario({ name: 'expired-token' })
      await route.continue()
    }
    await page.route('**/orders', expire, { times: 1 })
    await till.press()
    await expect(page.getByRole('heading', { name: 'Session expired. Please login again.' })).toBeVisible()
    await page.getByRole('link', { name: 'Login', exact: true }).click()
  })

  test('keeps what the customer wrote and chose', { tag: '@variant' }, async ({ page, customer, till }) => {
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

  test('hides it from another customer who signs in', { tag: '@variant' }, async ({ page, customer, till }) => {
    await customer.signIn({ phone: '+12125557777' })
    expect((await page.evaluate(draft)) ?? '').not.toContain(NOTE)
    await till.again()
    await expect(page.getByLabel(note)).toHaveValue('')
    await expect(page.getByRole('radio', { name: 'No tip' })).toBeChecked()
  })
})

test(
  'logging out in one tab removes the customer’s data in another',
  { tag: '@variant' },
  async ({ page, context, till }) => {
    await page.getByLabel(note).fill(NOTE)
    await page.evaluate(() => sessionStorage.setItem('orderData', '{"orderId":"ord_1"}'))
    await expect(till.place).toBeEnabled()
    expect(await page.evaluate(draft)).toContain(NOTE)
    const other = await context.newPage()
    await other.goto('/account/profile')
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login\?next=%2Fcheckout/)
    expect(await page.evaluate(draft)).toBeNull()
    expect(await page.evaluate(() => sessionStorage.getItem('orderData'))).toBeNull()
  },
)

test.describe('the draft of a tab', () => {
  // The other tab is refused its reads.
  test.use({ expected: [/status of 401|status: 401/] })

  test(
    'stays for the same customer when the session ends in another tab',
    { tag: '@variant' },
    async ({ page, context, till, sandbox, customer }) => {
      await page.getByLabel(note).fill(NOTE)
      await expect(till.place).toBeEnabled()
      // A late read of this tab would end the session before the other one.
      await page.waitForLoadState('networkidle')
      await sandbox.scenario({ name: 'expired-token' })
      const other = await context.newPage()
      await other.goto('/account/orders')
      await expect(other.getByRole('heading', { name: 'Session expired. Please login again.' })).toBeVisible()
      await expect(page).toHaveURL(/\/login\?next=%2Fcheckout/)
      await customer.signIn({ isNew: false })
      await expect(page.getByLabel(note)).toHaveValue(NOTE)
    },
  )
})

test.describe('F41 an order whose tab was closed before it was paid', () => {
  test.beforeEach(async ({ page, till }) => {
    await page.getByLabel(note).fill(NOTE)
    await page.getByText('20%').click()
    await expect(till.place).toHaveText('Place order · $28.35')
  })

  test('is shown in a new tab, and paid there', async ({ page, context, till, sandbox }) => {
    await page.route('**/__sandbox/pay/*', () => {})
    const leaves = page.waitForRequest('**/__sandbox/pay/*')
    await till.press()
    await leaves
    await page.close()
    const { next, again } = await newTab(context)
    await expect(next.getByRole('alert')).toContainText('Your order number is 1042. It is not paid yet.')
    await next.getByRole('link', { name: 'Continue to payment' }).click()
    await next.getByRole('button', { name: 'Continue to payment' }).click()
    await again.pay()
    await expect(next.getByTestId('order-number')).toHaveText('1042')
    expect(await placings(sandbox)).toHaveLength(1)
    expect(await again.counter.orders()).toMatchObject([{ note: NOTE, payment: { status: 'PAID' } }])
  })

  test('can be changed in a new tab and keeps its note', { tag: '@variant' }, async ({ page, context, till }) => {
    await till.press()
    await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible()
    await page.close()
    const { next, again } = await newTab(context)
    await next.getByRole('button', { name: 'Change the order' }).click()
    await expect(next.getByLabel(note)).toHaveValue(NOTE)
    await next.getByText('15%').click()
    await expect(again.place).toHaveText('Place order · $27.25')
    await again.buy()
    expect(await again.counter.orders()).toMatchObject([
      { note: NOTE, totals: { tip: 330 }, payment: { status: 'PAID' } },
      { note: NOTE, totals: { tip: 440 }, status: 'CANCELLED' },
    ])
  })

  test(
    'leaves no note or tip in a new tab if it was paid after all',
    { tag: '@variant' },
    async ({ page, context, till }) => {
      await page.route('**/payment-return*', () => {})
      await till.press()
      const returns = page.waitForRequest('**/payment-return*')
      await till.pay()
      await returns
      await page.close()
      const { next, again } = await newTab(context, '/menu')
      expect(await next.evaluate(() => localStorage.getItem('sentDraft'))).toContain(NOTE)
      await again.again()
      await expect(next.getByLabel(note)).toHaveValue('')
      await expect(next.getByRole('radio', { name: 'No tip' })).toBeChecked()
      await expect.poll(() => next.evaluate(() => localStorage.getItem('sentDraft'))).toBeNull()
    },
  )
})

for (const { first, second, tags } of [
  { first: 3000, second: 0, tags: [] },
  { first: 1500, second: 3000, tags: ['@variant'] },
]) {
  test(
    `F41 an order of a tab that was closed ${first} ms before it arrived is the same one in a new tab after ${second} ms`,
    { tag: tags },
    async ({ page, context, till, sandbox }) => {
      await page.getByLabel(note).fill(NOTE)
      await page.getByText('20%').click()
      await expect(till.place).toHaveText('Place order · $28.35')
      await expect(till.place).toBeEnabled()
      await sandbox.scenario({ name: 'latency', ms: first, match: 'POST', times: 1 })
      const { sent } = await watchPosts(page, '/orders')
      await till.press()
      await sent
      await page.close()
      const { next, again } = await newTab(context)
      await expect(next.getByRole('alert')).toContainText('place it again as it is')
      await expect(again.place).toBeEnabled()
      await sandbox.scenario({ name: 'latency', ms: second, match: 'POST', times: 1 })
      expect(await again.press()).toBe(2835)
      await again.pay()
      await expect(next.getByTestId('order-number')).toHaveText('1042')
      await expect.poll(() => placings(sandbox)).toHaveLength(2)
      expect(await again.counter.orders()).toMatchObject([
        { note: NOTE, totals: { tip: 440 }, payment: { status: 'PAID' } },
      ])
    },
  )
}
