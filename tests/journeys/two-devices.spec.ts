import type { Page } from '@playwright/test'
import { test, Till } from './ordering'
import { expect } from './shop'

const LEMONADE = 'Tamarind lemonade'
const CORN = 'Charred corn ribs'
const TAPS = 10

/** A cart that another device has changed meanwhile answers 412. */
test.use({ expected: [/412/] })

const APIS = [
  { versions: true, merging: false },
  { versions: true, merging: true },
  { versions: false, merging: false },
  { versions: false, merging: true },
]

/** Taps as fast as the page can draw. */
const tap = (page: Page, label: string) =>
  page.evaluate(
    async ([label, taps]) => {
      for (let count = 0; count < taps; count++) {
        document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)!.click()
        await new Promise(requestAnimationFrame)
      }
    },
    [label, TAPS] as const,
  )

for (const api of APIS) {
  // Three seconds once: the others wait in the same way.
  for (const ms of api === APIS[0] ? [300, 3000] : [300]) {
    const kind = `${api.versions ? 'versions' : 'no versions'}, ${api.merging ? 'lines merged' : 'lines apart'}, ${ms} ms`
    test(`two devices tap ten times each at once, and nothing is lost: ${kind}`, async ({
      page,
      browser,
      customer,
      counter,
      sandbox,
    }) => {
      await sandbox.scenario({ name: 'carts', ...api })
      await customer.storeSession()
      await counter.fillCart({ 'charred-corn-ribs': 1 })
      const other = await browser.newContext({ storageState: await page.context().storageState() })
      const second = await other.newPage()
      await page.goto('/menu')
      await second.goto('/cart')
      const quantity = second.getByRole('listitem', { name: CORN }).locator('output')
      await expect(quantity).toHaveText('1')
      await expect(page.getByRole('article', { name: LEMONADE })).toBeVisible()
      await sandbox.scenario({ name: 'latency', ms, match: '/cart' })

      // The same dish on both, and another one on the first.
      await Promise.all([
        tap(page, `Add ${CORN} to cart`).then(() => tap(page, `Add ${LEMONADE} to cart`)),
        tap(second, `Increase quantity of ${CORN}`),
      ])
      for (const device of [page, second]) {
        await expect(device.getByText('(not yet confirmed)')).toHaveCount(0, { timeout: 40_000 })
      }
      await sandbox.scenario({ name: 'clear' })
      for (const device of [page, second]) {
        await device.goto('/cart')
        await expect(device.getByRole('listitem', { name: CORN }).locator('output')).toHaveText(String(1 + 2 * TAPS))
        await expect(device.getByRole('listitem', { name: LEMONADE }).locator('output')).toHaveText(String(TAPS))
      }
      await other.close()
    })
  }
}

test('an order placed in one tab empties the other: cart, badge, and the checkout names the order', async ({
  page,
  customer,
  context,
}) => {
  const till = new Till(page)
  await till.open(customer)
  const [checkout, cart] = [await context.newPage(), await context.newPage()]
  await checkout.goto('/checkout')
  await expect(checkout.getByRole('button', { name: /^Place order · \$/ })).toBeEnabled()
  await cart.goto('/cart')
  await expect(cart.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  await till.buy()
  await expect(checkout.getByRole('heading', { name: 'This was just ordered: number 1042' })).toBeVisible()
  await expect(cart.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(cart.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await checkout.getByRole('link', { name: 'See your order' }).click()
  await expect(checkout.getByTestId('order-number')).toHaveText('1042')
})
