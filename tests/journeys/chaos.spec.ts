import type { Browser, Locator, Page } from '@playwright/test'
import type { components } from '../../src/api/schema.gen'
import { hurry } from './hurry'
import { AGAIN, Customer, expect, Sandbox, test } from './shop'

type Order = components['schemas']['Order']
type Told = { number: string; total: string }

const CUSTOMERS = 3
/** Three in all; `npm run test:long` places thirty. */
const ORDERS_EACH = Number(process.env.ORDERS_EACH ?? 1)
const PLAIN = ['Charred corn ribs', 'Crispy potato roti', 'Salt and pepper shrimp']
/** One failing call may hold a step up by three tries of five seconds each; a step may meet several. */
const ORDER_TIMEOUT = 60_000

const money = (amount: number) => `$${(amount / 100).toFixed(2)}`

/** Does what the screen offers until the goal is seen, as a customer does who does not give up. */
async function until(goal: Locator, page: Page, ...offers: Locator[]) {
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await goal.first().isVisible()) return
    for (const offer of [again, ...offers]) {
      const first = offer.first()
      // It may go with its page at any moment: nothing here waits for it longer than this.
      if (await first.isVisible()) await first.click({ timeout: 1000 }).catch(() => {})
    }
    await expect(goal.first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: ORDER_TIMEOUT, intervals: [200] })
}

/** Adds until the host has confirmed every dish: one whose add was refused is added again. */
async function fillCart(page: Page, dishes: string[]) {
  await expect(async () => {
    await page.goto('/menu')
    for (const dish of dishes) {
      const card = page.getByRole('article', { name: dish })
      await until(card.getByText('in cart'), page, card.getByRole('button', { name: `Add ${dish} to cart` }))
    }
    await page.getByRole('link', { name: /^Cart, / }).click()
    const lines = () => dishes.map((dish) => page.getByRole('listitem', { name: dish }).first())
    for (const line of lines()) await expect(line).toBeVisible({ timeout: 5000 })
    await expect(page.getByText('(not yet confirmed)')).toHaveCount(0, { timeout: ORDER_TIMEOUT })
    for (const line of lines()) await expect(line).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 2 * ORDER_TIMEOUT })
}

async function orders(page: Page, dishes: string[], declined: boolean): Promise<Told> {
  await fillCart(page, dishes)
  await until(
    page.getByRole('heading', { level: 1, name: 'Checkout' }),
    page,
    page.getByRole('link', { name: 'Checkout' }),
  )
  const pay = page.getByRole('button', { name: 'Approve payment' })
  await until(pay, page, page.getByRole('button', { name: /^Place order · \$/ }))
  if (declined) {
    await page.getByRole('button', { name: 'Decline payment' }).click()
    await until(pay, page, page.getByRole('button', { name: 'Pay again' }))
  }
  await pay.click()
  const number = page.getByTestId('order-number')
  await until(number, page)
  const total = page.getByText('Total', { exact: true }).locator('xpath=following-sibling::dd')
  return { number: await number.innerText(), total: await total.innerText() }
}

/** A customer in a browser of their own, who orders several times in a row and remembers what they were told. */
async function customerOf(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 700 } })
  await hurry(context)
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  const customer = new Customer(page, new Sandbox(page))
  await customer.storeSession()
  /** Says what the page showed: this page is not the test's own, of which Playwright reports that. */
  const withPage = async (cause: unknown): Promise<never> => {
    const shown = await page.locator('body').ariaSnapshot()
    throw new Error(`${String(cause)}\n${page.url()}\n${shown}`, { cause })
  }
  return {
    wrong,
    async ordersInARow(seed: number) {
      const told: Told[] = []
      for (let nth = 0; nth < ORDERS_EACH; nth++) {
        const first = (nth + seed) % PLAIN.length
        const dishes = [PLAIN[first]!, PLAIN[(first + 1) % PLAIN.length]!]
        told.push(await orders(page, dishes, (nth + seed) % 4 === 0).catch(withPage))
      }
      return told
    },
    async ordersOfTheApi() {
      const [token, user] = await page.evaluate(() => [localStorage.authToken as string, localStorage.user as string])
      const { id } = JSON.parse(user) as { id: string }
      const answer = await page.request.get(`/api/v1/restaurants/tamarind-row/users/${id}/orders`, {
        ...AGAIN,
        headers: { login_source: 'mobile', authorization: `Bearer ${token}` },
      })
      return ((await answer.json()) as { orders: Order[] }).orders
    },
  }
}

test('F06 F24 F43 while every fifth answer fails, each order exists once, as the customer was shown', async ({
  browser,
  baseURL,
  sandbox,
}) => {
  test.setTimeout(ORDERS_EACH * 4 * 60_000)
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => customerOf(browser, baseURL!)))
  await sandbox.scenario({ name: 'seed', size: 'small' })
  await sandbox.scenario({ name: 'chaos', share: 0.2, seed: 20261120 })
  const told = await Promise.all(customers.map((customer, seed) => customer.ordersInARow(seed)))
  await sandbox.scenario({ name: 'clear' })
  for (const [index, customer] of customers.entries()) {
    const placed = await customer.ordersOfTheApi()
    const known = placed.map(({ number, totals }) => ({ number, total: money(totals.total) })).reverse()
    expect(told[index]).toEqual(known)
    expect(placed.map(({ payment }) => payment.status)).toEqual(placed.map(() => 'PAID'))
    const paidFor = placed.flatMap(({ lines }) => lines.map(({ cartItemId }) => cartItemId))
    expect(new Set(paidFor).size).toBe(paidFor.length)
    expect(customer.wrong).toEqual([])
  }
})
