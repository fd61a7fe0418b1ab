import type { Locator } from '@playwright/test'
import { placings, rowsOf, test, Till } from './ordering'
import { expect } from './shop'

test(
  'paying at the restaurant skips the payment page, and the receipt shows the amount due',
  { tag: '@variant' },
  async ({ page, till }) => {
    await page.getByRole('radio', { name: 'Pay at the restaurant' }).check()
    await page.getByRole('radio', { name: 'Delivery' }).check()
    await expect(page.getByRole('radio', { name: 'Pay at the restaurant' })).toBeHidden()
    await expect(page.getByRole('radio', { name: /secure page$/ })).toBeChecked()
    await page.getByRole('radio', { name: 'Pickup' }).check()
    await page.getByRole('radio', { name: 'Pay at the restaurant' }).check()
    await till.press()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(page.getByText('Please pay $23.95 at the restaurant.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
    expect(await till.counter.orders()).toMatchObject([{ payment: { status: 'PENDING', method: 'AT_RESTAURANT' } }])
  },
)

test('a card saved on the payment page pays the next order, or the payment page does after a decline', async ({
  page,
  customer,
  sandbox,
}) => {
  const till = new Till(page)
  const card = page.getByRole('radio', { name: 'Visa ending in 4242' })
  await till.open(customer)
  await expect(page.getByRole('radio', { name: /secure page$/ })).toBeChecked()
  await expect(card).toBeHidden()
  await till.press()
  const save = page.getByLabel('Save this card for next time')
  const label = page.locator('label', { has: save })
  const middle = async (of: Locator) => ((box) => box!.y + box!.height / 2)(await of.boundingBox())
  expect(Math.abs((await middle(save)) - (await middle(label)))).toBeLessThan(4)
  await save.check()
  await till.pay()
  await expect(page.getByTestId('order-number')).toHaveText('1042')

  await till.again()
  await expect(page.getByText('Expires 12/31')).toBeVisible()
  await card.check()
  await till.press()
  await expect(page.getByTestId('order-number')).toHaveText('1043')
  await expect(page.getByText('Paid with your saved card.')).toBeVisible()

  await till.again()
  await card.check()
  await sandbox.scenario({ name: 'card-declined' })
  const named = await till.press()
  await expect(page.getByRole('heading', { name: 'Your payment was declined' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay again' }).click()
  await till.pay()
  await expect(page.getByTestId('order-number')).toHaveText('1044')
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  expect(await placings(sandbox)).toEqual([201, 201, 201])
  expect(await till.counter.orders()).toMatchObject([
    { number: '1044', payment: { status: 'PAID', method: 'HOSTED', amount: named } },
    { number: '1043', payment: { status: 'PAID', method: 'SAVED' } },
    { number: '1042', payment: { status: 'PAID', method: 'HOSTED' } },
  ])
})

test(
  'a payment page that has expired takes no money; the same order is paid on a new one',
  { tag: '@variant' },
  async ({ page, sandbox, till }) => {
    const named = await till.press()
    await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible()
    const expired = page.url()
    await sandbox.scenario({ name: 'clock', now: '2026-11-20T18:16:00Z' })
    await till.pay()
    await expect(page.getByRole('heading', { name: 'The payment page has expired' })).toBeVisible()
    expect(await till.counter.orders()).toMatchObject([{ status: 'AWAITING_PAYMENT', payment: { status: 'EXPIRED' } }])
    await page.getByRole('button', { name: 'Pay again' }).click()
    await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible()
    expect(page.url()).not.toBe(expired)
    await till.pay()
    await expect(page.getByTestId('order-number')).toHaveText('1042')
    expect(await placings(sandbox)).toEqual([201])
    expect(await till.counter.orders()).toMatchObject([{ payment: { status: 'PAID', amount: named } }])
  },
)

test(
  'a promo code is refused when unknown, applied, removed, applied again and charged',
  { tag: '@variant' },
  async ({ page, till }) => {
    await till.applyPromo('nothing')
    await expect(page.getByText('We do not know the code NOTHING. It is not applied.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Place order · $23.95' })).toBeEnabled()
    await till.applyPromo('FIVEOFF')
    await expect(page.getByText('The code FIVEOFF is for orders from $25.00.')).toBeVisible()
    await till.applyPromo('market10')
    await expect(page.getByText('MARKET10 · 10% off your order')).toBeVisible()
    expect(await rowsOf(till.summary)).toMatchObject({ Discount: '-$2.20', Total: '$21.56' })
    await page.getByRole('button', { name: 'Remove code' }).click()
    await expect(page.getByRole('button', { name: 'Place order · $23.95' })).toBeEnabled()
    expect(await rowsOf(till.summary)).not.toHaveProperty('Discount')
    await till.applyPromo('MARKET10')
    await expect(page.getByText('MARKET10 · 10% off your order')).toBeVisible()
    expect(await till.press()).toBe(2156)
    await expect(page.getByText('To pay')).toBeVisible()
    expect(await till.counter.orders()).toMatchObject([{ totals: { discount: 220, total: 2156 } }])
  },
)

test.describe('a wallet', () => {
  test('is offered where the browser can pay with it, and opens the payment page with it', async ({
    page,
    customer,
  }) => {
    await page.addInitScript(() => Object.assign(window, { ApplePaySession: { canMakePayments: () => true } }))
    const till = new Till(page)
    await till.open(customer)
    const ways = page.getByRole('group', { name: 'Payment' }).getByRole('radio')
    await expect(ways.first()).toHaveAccessibleName(/^Apple Pay/)
    await expect(ways.first()).not.toBeChecked()
    await ways.first().check()
    await page.reload()
    await expect(ways.first()).toBeChecked()
    await till.press()
    await expect(page.getByRole('definition').filter({ hasText: 'Apple Pay' })).toBeVisible()
    await expect(page.getByLabel('Save this card for next time')).toBeHidden()
    await till.pay()
    await expect(page.getByTestId('order-number')).toBeVisible()
    await expect(page.getByText('Paid with Apple Pay.')).toBeVisible()
    expect(await till.counter.orders()).toMatchObject([
      { payment: { status: 'PAID', method: 'HOSTED', wallet: 'APPLE_PAY' } },
    ])
  })

  test('is not offered where the browser cannot', async ({ page, customer }) => {
    await new Till(page).open(customer)
    await expect(page.getByRole('radio', { name: /secure page$/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /Apple Pay/ })).toHaveCount(0)
  })
})
