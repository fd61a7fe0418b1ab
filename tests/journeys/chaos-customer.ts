import type { Browser, Page } from '@playwright/test'
import type { Schemas } from '../../src/api/types'
import { Device, type Find, type Trouble } from './chaos-device'
import { hurry } from './hurry'
import { AGAIN, Customer, expect, Sandbox } from './shop'

/** What the screen said of an order. */
export type Told = { number: string; total: string }
/** How a customer orders: on which device, what, paid how, and what happens meanwhile. */
export type Plan = {
  device: number
  dishes: string[]
  giftCard: boolean
  reward: boolean
  declined: boolean
  troubles: Trouble[]
}

/** What a customer has at first, in minor units and points: enough for some of the orders of a long run. */
export const GIFT_CARD = 20_000
export const POINTS = 2000
/** 80 points. */
const REWARD = '$5 off'
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name })
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name })
/** The summary of the checkout on a phone, while one line. */
const folded: Find = (page) => page.getByRole('button', { name: /^Your order/, expanded: false })
/** The number of an order that is paid, on the page after the payment or on that of the order. */
const number: Find = (page) =>
  page
    .getByTestId('order-number')
    .or(page.locator('main:not(:has-text("Finish the payment")) h1').filter({ hasText: /^Order \d/ }))
/** In the list of orders: one that was not known before. Without one the order was not placed, and the cart has it yet. */
const newOrder =
  (known: string[]): Find =>
  (page) =>
    page
      .getByRole('listitem', { name: /^Order / })
      .filter({ hasNotText: new RegExp(`Order (${known.join('|') || 'none'}) `) })
      .getByRole('link', { name: /^Order / })
const cartAtOrders: Find = (page) =>
  page.locator('body:has([href="/account/orders"][aria-current=page]) header [href="/cart"][aria-label*=item]')

/** Adds until the host has confirmed every dish: one whose add was refused is added again. */
async function fillCart(device: Device, dishes: string[]) {
  await expect(async () => {
    await device.open('/menu')
    for (const dish of dishes) {
      const card: Find = (page) => page.getByRole('article', { name: dish })
      await device.until(
        (page) => card(page).getByText('in cart'),
        (page) => card(page).getByRole('button', { name: `Add ${dish} to cart` }),
      )
    }
    const page = await device.open('/cart')
    const lines = () => dishes.map((dish) => page.getByRole('listitem', { name: dish }).first())
    for (const line of lines()) await expect(line).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('(not yet confirmed)')).toHaveCount(0, { timeout: 60_000 })
    for (const line of lines()) await expect(line).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 300_000 })
}

/** At the checkout: an earlier order, of which this device learns only now that it was placed. */
const earlierOrder =
  (known: string[]): Find =>
  (page) =>
    page
      .getByRole('alert')
      .filter({ hasText: new RegExp(`number is (${known.join('|') || 'none'})\\.`) })
      .getByRole('button', { name: 'Start another order' })

async function order(device: Device, plan: Plan, known: string[]): Promise<Told> {
  device.meets([])
  await fillCart(device, plan.dishes)
  const earlier = earlierOrder(known)
  const place = button(/^Place order/)
  const reward = (state: object) => (page: Page) => page.getByRole('radio', { name: REWARD, ...state })
  await device.until(place, link('Checkout'), earlier)
  if (plan.reward) await device.until(reward({ checked: true }), reward({}), earlier)
  if (plan.giftCard) await device.until(button(/^Remove gift card/), button(/^Use gift card/), folded, earlier)
  device.meets(plan.troubles)
  const ways = [
    earlier,
    link(/^(Continue to payment|See your order|Finish the payment)/),
    place,
    link('See my orders'),
    newOrder(known),
    cartAtOrders,
    link('Checkout'),
  ]
  const toPay = button(/^Continue to payment/)
  // What a gift card pays for as a whole, nobody can decline.
  const declinedOrPaid: Find = (page) => button('Pay again')(page).or(number(page))
  if (plan.declined) await device.until(declinedOrPaid, button('Decline payment'), toPay, ...ways)
  const told = async (): Promise<Told> => {
    const shown = await device.until(number, button('Approve payment'), button('Pay again'), toPay, ...ways)
    const total = shown.page().getByText('Total', { exact: true }).locator('xpath=following-sibling::dd')
    return { number: (await shown.innerText()).replace('Order ', ''), total: await total.innerText() }
  }
  let last = await told()
  while (known.includes(last.number)) {
    await device.open('/checkout')
    last = await told()
  }
  return last
}

/** A customer with two devices, a gift card and points. */
export async function createCustomer(browser: Browser, baseURL: string) {
  const first = await browser.newContext({ baseURL, viewport: { width: 390, height: 700 } })
  const page = await first.newPage()
  const sandbox = new Sandbox(page)
  await new Customer(page, sandbox).storeSession()
  await sandbox.scenario({ name: 'grant-points', points: POINTS })
  await sandbox.scenario({ name: 'grant-gift-card', amount: GIFT_CARD })
  const [token, user] = await page.evaluate(() => [localStorage.authToken as string, localStorage.user as string])
  const { id } = JSON.parse(user) as { id: string }
  const storageState = await first.storageState()
  const second = await browser.newContext({ baseURL, storageState })
  await page.close()
  for (const context of [first, second]) await hurry(context)
  const devices = [new Device(first), new Device(second)]
  const home = `/api/v1/restaurants/tamarind-row/users/${id}`
  const read = async <T>(path: string) => {
    const headers = { login_source: 'mobile', authorization: `Bearer ${token}` }
    return (await (await first.request.get(home + path, { ...AGAIN, headers })).json()) as T
  }
  const giftCards = async () => (await read<Schemas['GiftCardList']>('/gift-cards')).giftCards
  /** Whether a gift card can still pay. Asks until a call succeeds. */
  async function hasGiftCard() {
    let count = 0
    await expect(async () => void (count = (await giftCards()).length)).toPass()
    return count > 0
  }
  return {
    devices,
    /** @param known the numbers of the customer's earlier orders */
    async order(plan: Plan, known: string[]): Promise<Told> {
      const device = devices[plan.device]!
      const giftCard = plan.giftCard && (await hasGiftCard())
      return order(device, { ...plan, giftCard }, known).catch(async (cause: unknown) => {
        throw new Error(`${JSON.stringify(plan)}\n${String(cause)}\n${await device.shown()}`, { cause })
      })
    },
    /** All of them, newest first: no customer places more than a page holds at most. */
    orders: async () => (await read<Schemas['OrderList']>('/orders?limit=50')).orders,
    points: () => read<Schemas['PointsAccount']>('/points'),
    giftCards,
  }
}
