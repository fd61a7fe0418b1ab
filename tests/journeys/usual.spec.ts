import { isFitForAll } from './fit-for-all'
import { comeBack, usual } from './last-order'
import { test } from './ordering'
import { expect } from './shop'
import { onSlow4G, PHONE, standsStill } from './stands-still'

test('the usual has its place and fits everyone', { tag: '@variant' }, async ({ page, customer, counter, sandbox }) => {
  await comeBack(page, { customer, counter, sandbox, path: '/menu' })
  await onSlow4G(page)
  for (const path of ['/', '/menu']) {
    await standsStill(page, path, PHONE)
    await expect(usual(page)).toContainText('$22.00')
  }
  await isFitForAll(page, 'the usual')
})

test('on a new device, the usual is paid two taps after the sign-in, less a dish that is gone', async ({
  page,
  customer,
  counter,
  sandbox,
}) => {
  await customer.storeSession()
  await counter.order({ 'charred-corn-ribs': 1, 'tamarind-lemonade': 3 }, 'HOSTED', 15)
  for (let step = 0; step < 4; step++) await sandbox.scenario({ name: 'order-step' })
  await page.evaluate(() => localStorage.clear())
  await sandbox.scenario({ name: 'sold-out', itemId: 'charred-corn-ribs' })
  await page.goto('/login')
  await customer.signIn({ isNew: false })
  await expect(page).toHaveURL('/')

  await usual(page).getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByText('Charred corn ribs cannot be ordered now. The rest is in your cart.')).toBeVisible()
  await page.getByRole('button', { name: /^Place order · \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const [placed] = await counter.orders()
  expect(placed).toMatchObject({ payment: { status: 'PAID' }, lines: [{ quantity: 3 }] })
})
