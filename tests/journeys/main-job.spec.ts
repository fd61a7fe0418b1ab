import { mainJob } from './main-job'
import { SNACK, test, Till } from './ordering'
import { expect, WITH_MOTION } from './shop'

test.use(WITH_MOTION)

test('a guest goes from the home page to a paid order and becomes a customer', async ({ page, sandbox, customer }) => {
  await mainJob({ page, sandbox, customer })
})

test(
  'a declined payment can be paid again, on the same order',
  { tag: '@variant' },
  async ({ page, customer, sandbox }) => {
    const till = new Till(page)
    await till.open(customer, SNACK)
    await till.press()
    await page.getByRole('button', { name: 'Decline payment' }).click()
    await expect(page.getByRole('heading', { name: 'Your payment was declined' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    await page.getByRole('button', { name: 'Pay again' }).click()
    await page.getByRole('button', { name: 'Approve payment' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    const placed = (await sandbox.requests()).filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/orders'),
    )
    expect(placed).toHaveLength(1)
  },
)

test(
  'a cancelled payment leaves the cart, and the same order can be resumed',
  { tag: '@variant' },
  async ({ page, customer }) => {
    const till = new Till(page)
    await till.open(customer, SNACK)
    await till.press()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'You cancelled the payment' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the cart' }).click()
    await expect(page.getByRole('listitem', { name: 'Charred corn ribs' })).toBeVisible()
    await page.getByRole('link', { name: 'Checkout' }).click()
    await till.press()
    await till.pay()
    await expect(page.getByTestId('order-number')).toHaveText('1042')
  },
)
