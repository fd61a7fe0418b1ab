import { fullChromium } from './full-chromium'
import { placings, test } from './ordering'
import { expect } from './shop'

/** As a customer's browser does: it keeps the page in memory while another one is shown. */
test.use(fullChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] }))

test('F42 back from the payment page the checkout is unlocked, with current data', async ({ page, sandbox, till }) => {
  await page.getByLabel('Note for the kitchen').fill('No ice')
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })))
  const named = await till.press()
  await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  expect(await till.press()).toBe(named)
  await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible()
  expect(await till.counter.orders()).toHaveLength(1)
  await till.counter.fillCart({ 'charred-corn-ribs': 1 })
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Place order · $33.21' })).toBeEnabled()
  expect(await page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted)).toBe(true)
  await expect(page.getByLabel('Note for the kitchen')).toHaveValue('No ice')
  expect(await till.press()).toBe(3321)
  await till.pay()
  await expect(page.getByTestId('order-number')).toHaveText('1043')
  expect(await placings(sandbox)).toEqual([201, 201, 201])
  expect(await till.counter.orders()).toMatchObject([
    { payment: { status: 'PAID', amount: 3321 } },
    { status: 'CANCELLED', payment: { status: 'CANCELLED' } },
  ])
})
