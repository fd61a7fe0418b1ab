import { isFitForAll } from './fit-for-all'
import { LUNCH, Till } from './ordering'
import { expect, test } from './shop'

test('F64 the checkout is accessible with every section open', async ({ page, customer }) => {
  test.setTimeout(120_000)
  const till = new Till(page)
  await till.open(customer)
  await page.getByRole('radio', { name: 'Delivery' }).check()
  await expect(page.getByRole('form', { name: 'New address' })).toBeVisible()
  await isFitForAll(page, 'the new address')
  await till.deliverTo({ postalCode: '90210', label: 'Far away' })
  await page.getByRole('radio', { name: 'Choose a time' }).check()
  await expect(page.getByRole('combobox', { name: 'Time' })).toBeVisible()
  await page.getByRole('radio', { name: 'Custom tip' }).check()
  await till.applyPromo('OPENING')
  await expect(page.getByText('The code OPENING has expired.')).toBeVisible()
  await isFitForAll(page, 'the checkout with its problems')
  await till.applyPromo('MARKET10')
  await expect(page.getByText('10% off your order')).toBeVisible()
  await isFitForAll(page, 'the applied code')
})

test(
  'F64 the thank-you page and the order page are accessible, also after the order has ended',
  { tag: '@variant' },
  async ({ page, customer }) => {
    test.setTimeout(120_000)
    const till = new Till(page)
    await till.open(customer)
    await page.getByRole('radio', { name: 'Pay at the restaurant' }).check()
    await till.press()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await isFitForAll(page, 'the thanks')
    await page.getByRole('link', { name: 'Track order' }).click()
    await expect(page.getByRole('list', { name: 'Order progress' })).toBeVisible()
    await isFitForAll(page, 'the way of the order')
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await isFitForAll(page, 'the question before cancelling')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
    await isFitForAll(page, 'the cancelled order')
  },
)

test(
  'F64 the cart is accessible when dishes have changed and one was removed',
  { tag: '@variant' },
  async ({ page, customer, sandbox }) => {
    test.setTimeout(120_000)
    await customer.storeSession()
    const { counter } = new Till(page)
    await counter.fillCart({ ...LUNCH, 'crispy-potato-roti': 1 })
    await sandbox.scenario({ name: 'price-up', itemId: 'charred-corn-ribs', by: 100 })
    await sandbox.scenario({ name: 'sold-out', itemId: 'crispy-potato-roti' })
    await page.clock.install()
    await page.goto('/cart')
    await expect(page.getByRole('button', { name: 'Accept $9.50' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove Tamarind lemonade' }).click()
    await expect(page.getByRole('button', { name: 'Undo Tamarind lemonade' })).toBeVisible()
    await expect(page.getByText('Item removed from cart')).toBeVisible()
    await page.clock.fastForward(5000)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    await isFitForAll(page, 'the cart with its problems')
  },
)
