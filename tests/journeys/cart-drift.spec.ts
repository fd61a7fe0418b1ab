import type { Page } from '@playwright/test'
import type { Scenario } from '../../src/sandbox/scenarios/scenarios'
import { type Counter, SNACK, test } from './ordering'
import { expect, type Customer, type Sandbox } from './shop'

const RIBS = 'Charred corn ribs'
const LEMONADE = 'Tamarind lemonade'
const NOTICE = /^Something has changed since you added it\./

type At = { page: Page; customer: Customer; counter: Counter; sandbox: Sandbox }
/** The cart of a customer whose ribs have changed since they were added. */
async function openCart({ page, customer, counter, sandbox }: At, change: Scenario) {
  await customer.storeSession()
  await counter.fillCart(SNACK)
  await sandbox.scenario(change)
  await page.goto('/cart')
}
const SOLD_OUT: Scenario = { name: 'sold-out', itemId: 'charred-corn-ribs' }

test(
  'F15 the cart shows the old and the new price, which must be accepted before the checkout',
  { tag: '@variant' },
  async ({ page, customer, counter, sandbox }) => {
    await openCart({ page, customer, counter, sandbox }, { name: 'price-up', itemId: 'charred-corn-ribs', by: 100 })
    const line = page.getByRole('listitem', { name: RIBS })
    await expect(line.getByText('The price has changed')).toContainText('from $8.50 to $9.50')
    await expect(page.getByText(NOTICE)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()

    await page.getByRole('button', { name: `Increase quantity of ${LEMONADE}` }).click()
    await expect(line.getByRole('button', { name: 'Accept $9.50' })).toBeVisible()
    await line.getByRole('button', { name: 'Accept $9.50' }).click()
    await expect(line.getByText('The price has changed')).toBeHidden()
    await expect(page.getByText(NOTICE)).toBeHidden()
    await expect(page.getByTestId('subtotal')).toHaveText('$18.50')
    await expect(line).not.toContainText('not yet confirmed')
    await page.getByRole('link', { name: 'Checkout' }).click()
    await expect(page.getByRole('button', { name: 'Place order · $20.14' })).toBeEnabled()
  },
)

test(
  'F14 the cart marks a sold-out dish, which can be removed',
  { tag: '@variant' },
  async ({ page, customer, counter, sandbox }) => {
    await openCart({ page, customer, counter, sandbox }, SOLD_OUT)
    const line = page.getByRole('listitem', { name: RIBS })
    await expect(line.getByText(`${RIBS} is sold out.`)).toBeVisible()
    await expect(page.getByText(NOTICE)).toBeVisible()
    await line.getByRole('button', { name: `Remove ${RIBS}` }).click()
    await expect(line).toBeHidden()
    await expect(page.getByText(NOTICE)).toBeHidden()
    await expect(page.getByTestId('subtotal')).toHaveText('$4.50')
  },
)

test(
  'F14 the cart offers another dish for one that is sold out, and the checkout for one sold out since',
  { tag: '@variant' },
  async ({ page, customer, counter, sandbox }) => {
    await openCart({ page, customer, counter, sandbox }, SOLD_OUT)
    await page
      .getByRole('listitem', { name: RIBS })
      .getByRole('button', { name: /^Instead: / })
      .first()
      .click()
    await expect(page.getByRole('listitem', { name: RIBS })).toBeHidden()
    await expect(page.getByText(NOTICE)).toBeHidden()
    await expect(page.getByText('not yet confirmed')).toHaveCount(0)
    expect(await counter.inCart('charred-corn-ribs')).toBe(0)

    await sandbox.scenario({ name: 'sold-out', itemId: 'tamarind-lemonade' })
    await page.getByRole('link', { name: 'Checkout' }).click()
    const problem = page.getByRole('alert').filter({ hasText: `${LEMONADE} is sold out.` })
    await expect(page.getByRole('button', { name: /^Place order/ })).toHaveAccessibleDescription(
      /There is something to decide first/,
    )
    await problem.getByRole('button', { name: 'Instead: Ginger beer +$0.50' }).click()
    await expect(problem).toBeHidden()
    await expect(page.getByRole('button', { name: /^Place order · \$/ })).toBeEnabled()
    await page.getByRole('radio', { name: 'Pay at the restaurant' }).check()
    await page.getByRole('button', { name: /^Place order · \$/ }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Ginger beer' })).toBeVisible()
  },
)

test(
  'the cart suggests dishes that are not in it yet, and adds one with one tap',
  { tag: '@variant' },
  async ({ page, visit }) => {
    await visit('/cart', { 'tamarind-lemonade': 1 })
    const region = page.getByRole('region', { name: 'Goes well with' })
    await expect(region.getByRole('article')).toHaveCount(4)
    await expect(region.getByRole('article', { name: LEMONADE })).toBeHidden()
    const ribs = region.getByRole('article', { name: RIBS })
    await ribs.getByRole('button', { name: `Add ${RIBS} to cart` }).click()
    await expect(ribs).toContainText('1 in cart')
    await expect(page.getByRole('listitem', { name: RIBS }).locator('output')).toHaveText('1')
    await expect(page.getByTestId('subtotal')).toHaveText('$13.00')
  },
)
