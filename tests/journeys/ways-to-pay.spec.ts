import type { Locator } from '@playwright/test'
import { placings, test, Till } from './ordering'
import { expect } from './shop'

test('a saved card pays the next order, or the payment page after a decline', async ({ page, customer, sandbox }) => {
  const till = new Till(page)
  const card = page.getByRole('radio', { name: 'Visa ending in 4242' })
  await till.open(customer)
  await expect(page.getByRole('radio', { name: /secure page$/ })).toBeChecked()
  await expect(card).toBeHidden()
  await expect(page.getByRole('radio', { name: /Apple Pay/ })).toHaveCount(0)
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
  'a wallet is offered where the browser has it, and opens the payment page',
  { tag: '@variant' },
  async ({ page, customer }) => {
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
  },
)
