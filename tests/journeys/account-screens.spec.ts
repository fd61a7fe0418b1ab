import { DESKTOP, isFitForAll } from './fit-for-all'
import { LUNCH, test, Till } from './ordering'
import { expect } from './shop'

const LONG = 'My grandmother Elizabeth at an old river'

test(
  'F64 the orders, the reorder dialog and the rating are accessible',
  { tag: '@variant' },
  async ({ page, customer, counter, sandbox }) => {
    test.setTimeout(180_000)
    await customer.storeSession()
    for (const room of ['orders', 'notifications']) {
      await page.goto(`/account/${room}`)
      await page.waitForLoadState('networkidle')
      await isFitForAll(page, `${room}, of which there are none`, DESKTOP)
    }
    await counter.order(LUNCH, 'AT_RESTAURANT')
    await sandbox.scenario({ name: 'clock', now: '2026-11-20T20:00:00Z' })
    await counter.order(LUNCH, 'AT_RESTAURANT')
    await sandbox.scenario({ name: 'price-up', itemId: Object.keys(LUNCH)[0]!, by: 100 })

    await page.goto('/account/orders')
    await page.getByRole('button', { name: 'Rate', exact: true }).click()
    const stars = page.getByRole('dialog')
    await stars.locator('label', { hasText: '4 Stars' }).first().click()
    await expect(stars.getByLabel('What should we know? (optional)')).toBeVisible()
    await isFitForAll(page, 'the stars')
    await page.emulateMedia({ forcedColors: 'active' })
    const fifth = stars.locator('label', { hasText: '5 Stars' }).first()
    await page.mouse.move(0, 0)
    const unlit = await fifth.screenshot()
    await fifth.click()
    await stars.getByLabel('What should we know? (optional)').focus()
    await page.mouse.move(0, 0)
    expect((await fifth.screenshot()).equals(unlit)).toBe(false)
    await page.emulateMedia({ forcedColors: 'none' })
    await stars.locator('label', { hasText: '4 Stars' }).first().click()
    await stars.getByRole('button', { name: 'Save rating' }).click()
    await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
    await isFitForAll(page, 'the orders')
    await page.getByRole('button', { name: 'Order again' }).click()
    await expect(page.getByRole('button', { name: /^Add 4 items/ })).toBeVisible()
    await isFitForAll(page, 'the order again')
    await page.goto('/account/notifications')
    await expect(page.getByRole('group', { name: 'Offers' })).toBeVisible()
    await isFitForAll(page, 'the notifications')
  },
)

test('F64 the addresses, cards and profile are accessible', { tag: '@variant' }, async ({ page, customer }) => {
  test.setTimeout(180_000)
  await customer.arrive('/account/saved-addresses')
  await expect(page.getByRole('form', { name: 'New address' })).toBeVisible()
  await isFitForAll(page, 'no addresses', DESKTOP)
  const add = page.getByRole('button', { name: 'Add an address' })
  const till = new Till(page)
  await till.deliverTo({ label: 'Home' })
  await add.click()
  await till.deliverTo({ postalCode: '90210', label: LONG })
  await add.click()
  await till.deliverTo({ line1: '5 Ludlow Street' })
  await page.getByRole('button', { name: 'Remove 5 Ludlow Street' }).click()
  await isFitForAll(page, 'the addresses')
  await page.getByRole('button', { name: 'Edit Home' }).click()
  await expect(page.getByRole('form', { name: 'Edit Home' })).toBeVisible()
  await isFitForAll(page, 'an address being changed')

  await page.goto('/account/payment-methods')
  await expect(page.getByRole('button', { name: 'Add a card' })).toBeVisible()
  await isFitForAll(page, 'no cards', DESKTOP)
  for (const card of ['Visa ending in 4242', 'American Express ending in 0005']) {
    await page.getByRole('button', { name: 'Add a card' }).click()
    await page.getByRole('button', { name: `Save ${card}` }).click()
    await expect(page.getByRole('listitem', { name: card })).toBeVisible()
  }
  await isFitForAll(page, 'the cards')
  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isFitForAll(page, 'the question before a card is removed')

  await page.goto('/account/profile')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await isFitForAll(page, 'the profile as it is', DESKTOP)
  // The label of a filled field lies on its edge, half of it outside.
  await page.locator('label', { hasText: 'Email' }).click({ position: { x: 4, y: 2 } })
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill('ada at home')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Last name').blur()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await isFitForAll(page, 'the profile')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isFitForAll(page, 'the question before deleting')
})
