import { DESKTOP, isFitForAll } from './fit-for-all'
import { LUNCH, test } from './ordering'
import { AGAIN, expect } from './shop'

const LONG = 'My grandmother Elizabeth at the old river'

test('F64 the points are accessible', { tag: '@variant' }, async ({ page, customer, counter, sandbox }) => {
  test.setTimeout(120_000)
  await customer.arrive('/account/points')
  await expect(page.getByRole('heading', { name: 'No points yet' })).toBeVisible()
  await isFitForAll(page, 'no points', DESKTOP)
  await counter.order(LUNCH, 'AT_RESTAURANT')
  await sandbox.scenario({ name: 'clock', now: '2026-11-20T18:50:00Z' })
  for (const points of [30, 1000, 5]) await sandbox.scenario({ name: 'grant-points', points })
  await page.goto('/account/points')
  await expect(page.getByRole('link', { name: 'Earned with order 1042' })).toBeVisible()
  await isFitForAll(page, 'the points')
})

test.describe('gift cards', () => {
  test.use({ expected: [/Failed to check the gift card|status of 422/] })

  test('F64 those of the account are accessible', { tag: '@variant' }, async ({ page, customer }) => {
    test.setTimeout(120_000)
    await customer.arrive('/account/gift-cards')
    await expect(page.getByText('You have not bought any yet.')).toBeVisible()
    await isFitForAll(page, 'no gift cards', DESKTOP)
    await page.getByLabel('Gift card number').fill('6006491200002511')
    await page.getByLabel('PIN').fill('0000')
    await page.getByRole('button', { name: 'Check balance' }).click()
    await expect(page.getByText('The number and the PIN do not belong together.')).toBeVisible()
    await isFitForAll(page, 'a wrong PIN')
    await page.getByLabel('PIN').fill('7301')
    await page.getByRole('button', { name: 'Check balance' }).click()
    await expect(page.getByText('The gift card ending in 2511 has $25.00.')).toBeVisible()
    await isFitForAll(page, 'the gift cards of the account')
    await page.getByRole('button', { name: 'Remove Gift card ending in 2511' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await isFitForAll(page, 'the question before a gift card is removed')
  })

  test('F64 buying one and its receipt are accessible', { tag: '@variant' }, async ({ page, customer }) => {
    test.setTimeout(120_000)
    await customer.arrive('/gift-cards')
    await page.getByRole('button', { name: 'Pay $25.00' }).click()
    await expect(page.getByText('Please enter who it is for.')).toBeVisible()
    await isFitForAll(page, 'the gift card to buy')
    await page.getByLabel('Who is it for?').fill(LONG)
    await page.getByLabel('Their email').fill('elizabeth@example.com')
    await page.getByLabel('Message (optional)').fill(`${LONG}. `.repeat(6))
    await isFitForAll(page, 'the gift card to buy, filled in', DESKTOP)
    await page.getByRole('button', { name: 'Pay $25.00' }).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('heading', { name: 'Your payment was declined' })).toBeVisible()
    await isFitForAll(page, 'a gift card whose payment was declined')
    await page.getByRole('button', { name: 'Pay again' }).click()
    await page.getByRole('button', { name: 'Approve payment' }).click()
    await expect(page.getByRole('heading', { name: `Sent to ${LONG}` })).toBeVisible()
    await isFitForAll(page, 'the receipt of a gift card')
  })
})

test('long amounts of a gift card stay on one line on the smallest phone', async ({ page }) => {
  await page.route(/\/restaurants\/tamarind-row$/, async (route) => {
    const response = await route.fetch(AGAIN)
    const profile = (await response.json()) as object
    await route.fulfill({ response, json: { ...profile, giftCards: { amounts: [10_000_000, 2500] } } })
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/gift-cards')
  const amount = (text: string) => page.getByRole('group', { name: 'Amount' }).getByText(text)
  const heightOf = async (text: string) => (await amount(text).boundingBox())!.height
  await expect(amount('$100,000.00')).toBeVisible()
  expect(await heightOf('$100,000.00')).toBe(await heightOf('$25.00'))
})
