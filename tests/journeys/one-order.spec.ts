import { placings, test } from './ordering'
import { Customer, expect, Sandbox } from './shop'

/** What the browser and the client log when a connection breaks. */
test.use({ expected: [/net::ERR|Failed to (place|price) your order|500/] })

test('F23 a slow order is reported after 8 s, blocks nothing, and is sent once', async ({ page, sandbox, till }) => {
  await sandbox.scenario({ name: 'latency', ms: 60_000, match: '/orders' })
  await page.clock.install()
  const working = page.locator('#content').getByRole('status').filter({ hasText: 'Still working...' })
  const named = await till.press()
  await page.getByLabel('Note for the kitchen').fill('No ice')
  await expect(page.getByLabel('Note for the kitchen')).toHaveValue('No ice')
  await page.clock.fastForward(4000)
  await expect(working).toBeHidden()
  await page.getByRole('radio', { name: '20%' }).check()
  await page.clock.fastForward(4000)
  await expect(working).toBeVisible()
  await page.getByRole('button', { name: 'Change contact' }).click()
  await page.getByLabel('First name').press('Enter')
  await expect(till.place).toBeDisabled()
  await sandbox.scenario({ name: 'clear' })
  await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible()
  expect(await placings(sandbox)).toEqual([201])
  expect(await till.counter.orders()).toMatchObject([{ totals: { total: named, tip: 0 } }])
})

test('F25 an order without a connection keeps the form, and is placed once', async ({ page, sandbox, till }) => {
  await page.getByLabel('Note for the kitchen').fill('No ice')
  await sandbox.scenario({ name: 'reset-connection', match: 'POST /api/v1/restaurants/tamarind-row/users', times: 3 })
  await till.press()
  await expect(page.getByRole('alert')).toHaveText(/it will not be placed twice\.$/i)
  await expect(page.getByLabel('Note for the kitchen')).toHaveValue('No ice')
  await till.buy()
  await expect(page.getByTestId('order-number')).toHaveText('1042')
  expect(await placings(sandbox)).toEqual([0, 0, 0, 201])
  expect(await till.counter.orders()).toMatchObject([{ note: 'No ice' }])
})

test('F45 another device shows the order, signed in', async ({ page, customer, sandbox, browser, baseURL, till }) => {
  await till.buy()
  await expect(page.getByTestId('order-number')).toHaveText('1042')
  const [{ id } = { id: '' }] = await till.counter.orders()
  await page.goto('/payment-return')
  await expect(page.getByRole('heading', { name: 'We could not find this order' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/account/orders')

  const context = await browser.newContext({ baseURL: baseURL! })
  const phone = await context.newPage()
  await phone.goto(`/payment-return?status=success&orderId=${id}`)
  await expect(phone.getByRole('heading', { name: 'Please sign in to see your payment' })).toBeVisible()
  await phone.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await new Customer(phone, new Sandbox(phone)).signIn({ isNew: false, phone: customer.phone })
  await expect(phone.getByTestId('order-number')).toHaveText('1042')
  expect(await placings(sandbox)).toEqual([201])
  await context.close()
})
