import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Schemas } from '../../src/api/types'
import { AGAIN, expect, test as shop, type Customer, type Sandbox } from './shop'

type Basket = Record<string, number>

const RESTAURANT = '/api/v1/restaurants/tamarind-row'
const READ = { headers: { login_source: 'mobile' }, ...AGAIN }

/** $13.00, and $14.15 with the tax. */
export const SNACK = { 'charred-corn-ribs': 1, 'tamarind-lemonade': 1 }
/** $22.00, and $23.95 with the tax: enough for a delivery. */
export const LUNCH = { 'charred-corn-ribs': 1, 'tamarind-lemonade': 3 }

/** What the host says without being asked by the storefront. */
export class Counter {
  constructor(private readonly page: Page) {}

  private async signedIn() {
    const [token, user] = await this.page.evaluate(() => [
      localStorage.authToken as string,
      localStorage.user as string,
    ])
    const { id } = JSON.parse(user) as { id: string }
    return { home: `${RESTAURANT}/users/${id}`, headers: { ...READ.headers, authorization: `Bearer ${token}` } }
  }

  /** The dishes as they are published. */
  async menu() {
    const answer = await this.page.request.get(`${RESTAURANT}/menus`, READ)
    const { menus } = (await answer.json()) as Schemas['MenuList']
    return menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
  }

  async times(type: Schemas['FulfilmentType']): Promise<string[]> {
    const answer = await this.page.request.get(`${RESTAURANT}/slots?type=${type}`, READ)
    const { days } = (await answer.json()) as Schemas['SlotList']
    return days.flatMap(({ slots }) => slots.filter(({ available }) => available).map(({ startsAt }) => startsAt))
  }

  async fillCart(basket: Basket) {
    const { home, headers } = await this.signedIn()
    const menu = await this.menu()
    for (const [id, qty] of Object.entries(basket)) {
      const { menuItemMappingId, price } = menu.find((item) => item.id === id)!
      const data = { menuItemId: id, menuItemMappingId, servingQuantityId: null, qty, price }
      const answer = await this.page.request.post(`${home}/cart/cart-items`, {
        ...AGAIN,
        headers,
        data: { ...data, specialInstructions: null, customOptionGroups: [] },
      })
      expect(answer.ok()).toBe(true)
    }
  }

  /** Places an order by calls alone. A hosted payment is approved, and its card is saved. */
  async order(basket: Basket, pays: 'HOSTED' | 'AT_RESTAURANT', tip = 0) {
    await this.fillCart(basket)
    const { home, headers } = await this.signedIn()
    const post = async (path: string, data: object, more = {}) => {
      const answer = await this.page.request.post(home + path, { ...AGAIN, headers: { ...headers, ...more }, data })
      expect(answer.ok()).toBe(true)
      return (await answer.json()) as unknown
    }
    const wanted = { fulfilment: { type: 'PICKUP', requestedTime: null }, tip: { percent: tip } }
    const { id, totals } = (await post('/orders/quote', wanted)) as Schemas['Quote']
    const order: Schemas['PlaceOrderRequest'] = {
      quoteId: id,
      expectedTotal: totals.total,
      contact: { firstName: 'Ada', lastName: 'Byron', phone: '+12125550142', email: 'ada@example.com' },
      note: null,
      cutlery: false,
      paymentMethod: { type: pays },
      returnUrl: `${new URL(this.page.url()).origin}/payment-return`,
    }
    const placed = (await post('/orders', order, { 'idempotency-key': crypto.randomUUID() })) as Schemas['Order']
    const { url } = placed.payment
    if (url) await this.page.request.post(url, { form: { outcome: 'approve', save: 'yes' }, maxRedirects: 0, ...AGAIN })
    return placed
  }

  /** Reports an order, as from another device. */
  async report(orderId: string, data: Schemas['IssueRequest']) {
    const { home, headers } = await this.signedIn()
    const answer = await this.page.request.post(`${home}/orders/${orderId}/issue`, { ...AGAIN, headers, data })
    expect(answer.ok()).toBe(true)
  }

  private async cart() {
    const { home, headers } = await this.signedIn()
    const answer = await this.page.request.get(`${home}/cart`, { headers, ...AGAIN })
    return ((await answer.json()) as Schemas['CartResponse']).data.items
  }

  /** The quantity of a dish in the cart of the API. */
  async inCart(id: string): Promise<number> {
    const lines = (await this.cart()).filter(({ menuItemId }) => menuItemId === id)
    return lines.reduce((sum, { quantity, qty }) => sum + (quantity ?? qty ?? 0), 0)
  }

  async clearCart() {
    const { home, headers } = await this.signedIn()
    for (const { cartItemId } of await this.cart()) {
      await this.page.request.delete(`${home}/cart/cart-items/${cartItemId}`, { headers, ...AGAIN })
    }
  }

  /** Newest first. */
  async orders(): Promise<Schemas['Order'][]> {
    const { home, headers } = await this.signedIn()
    const answer = await this.page.request.get(`${home}/orders`, { headers, ...AGAIN })
    return ((await answer.json()) as { orders: Schemas['Order'][] }).orders
  }
}

/** The checkout as a customer uses it. */
export class Till {
  readonly counter: Counter
  readonly place: Locator
  readonly summary: Locator

  constructor(private readonly page: Page) {
    this.counter = new Counter(page)
    this.place = page.getByRole('button', { name: /^Place order · \$/ })
    this.summary = page.getByRole('complementary', { name: 'Order summary' })
  }

  /** A new customer at the checkout, with these dishes. */
  async open(customer: Customer, basket: Basket = LUNCH) {
    await customer.storeSession()
    await this.again(basket)
  }

  async again(basket: Basket = LUNCH) {
    await this.counter.fillCart(basket)
    await this.page.goto('/checkout')
    await expect(this.place).toBeEnabled()
  }

  /** Presses Place order once nothing is missing; resolves with the total on it, in minor units. */
  async press(): Promise<number> {
    await expect(this.place).toBeEnabled()
    await expect(this.place).toHaveAccessibleDescription('')
    const named = centsOf(await this.place.innerText())
    await this.place.click()
    return named
  }

  async deliverTo({ line1 = '86 Lantern Row', postalCode = '10002', label = '' } = {}) {
    const form = this.page.getByRole('form', { name: 'New address' })
    await form.getByLabel('Street and number').fill(line1)
    await form.getByLabel('City').fill('New York')
    await form.getByLabel('State').selectOption('NY')
    await form.getByLabel('ZIP code').fill(postalCode)
    await form.getByLabel('Name of the address (optional)').fill(label)
    await form.getByRole('button', { name: 'Save address' }).click()
    await expect(form).toBeHidden()
  }

  async applyPromo(code: string) {
    const field = this.page.getByLabel('Promo code')
    if (!(await field.isVisible())) await this.page.getByRole('button', { name: /^Your order/ }).click()
    await field.fill(code)
    await this.page.getByRole('button', { name: 'Apply' }).click()
  }

  /** Places and pays what is in the cart, and waits for the thanks. */
  async buy() {
    await this.press()
    await this.pay()
    await expect(this.page.getByTestId('order-number')).toBeVisible()
  }

  async pay(outcome: 'Approve payment' | 'Decline payment' | 'Cancel' = 'Approve payment') {
    await this.page.getByRole('button', { name: outcome }).click()
  }
}

/** A new customer opens an address, with these dishes in the cart. */
export type Visit = (path: string, basket: Basket) => Promise<void>

type Fixtures = {
  /** A new customer stands at the checkout, with lunch in the cart. */
  till: Till
  counter: Counter
  visit: Visit
  /** Opens an address in a second browser with the session of the first. */
  watch: (path: string) => Promise<Page>
}

export const test = shop.extend<Fixtures>({
  counter: async ({ page }, use) => {
    await use(new Counter(page))
  },
  visit: async ({ page, customer, counter }, use) => {
    await use(async (path, basket) => {
      await customer.storeSession()
      await counter.fillCart(basket)
      await page.goto(path)
    })
  },
  till: async ({ page, customer }, use) => {
    const till = new Till(page)
    await till.open(customer)
    await use(till)
  },
  watch: async ({ page, browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (path) => {
      const context = await browser.newContext({ storageState: await page.context().storageState() })
      contexts.push(context)
      const second = await context.newPage()
      await second.goto(path)
      // A late read of its own would meet the trouble that a test then makes for the first page.
      await second.waitForLoadState('networkidle')
      return second
    })
    for (const context of contexts) await context.close()
  },
})

/** 'Total' and what stands beside it, of every row of a summary or a receipt. */
export async function rowsOf(place: Locator) {
  const rows = place.locator('dl > div')
  await rows.first().waitFor()
  return rows.evaluateAll((all) =>
    Object.fromEntries(all.map((row) => [row.querySelector('dt')!.textContent, row.querySelector('dd')!.textContent])),
  )
}

/** By how many px the steps of an order are wider than their place. */
export const cutOff = (page: Page) =>
  page
    .locator('ol:has(> [aria-current=step])')
    .evaluate(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth))

/** The amount in a text, such as '$14.15', in minor units. */
export const centsOf = (text: string) => Number(/\$([\d,]+\.\d\d)/.exec(text)![1]!.replace(/\D/g, ''))

/** The status of each answer to placing an order. */
export const placings = async (sandbox: Sandbox) =>
  (await sandbox.requests())
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/orders'))
    .map(({ status }) => status)
