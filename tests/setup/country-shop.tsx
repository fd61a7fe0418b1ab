import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addressRules } from '../../src/lib/all-address-rules'
import { completeMenu } from '../../src/sandbox/seed/short-menu'
import { completeRestaurant } from '../../src/sandbox/seed/short-restaurant'
import type { SeedMenuFile, SeedRestaurant } from '../../src/sandbox/seed/types'
import { pay } from '../sandbox/orders'
import type { TenOrder } from './ten-orders'
import { menuFile, RESTAURANTS, type Country } from './ten-restaurants'

/** All modules of a shop, loaded for one locale and engine. */
export const loadShop = async () => ({
  ...(await import('../../src/tooling/prerender/prerender')),
  ...(await import('../../src/app/AppRoutes')),
  ...(await import('../../src/sandbox/sandbox')),
  ...(await import('./shop')),
})
type Code = Awaited<ReturnType<typeof loadShop>>

/** What the build knows of the addresses of its country: `virtual:shop-address` and its rules. */
export const built = {
  country: 'US',
  get text() {
    return [...new Set(addressRules(built.country).text)]
  },
  get rules() {
    return addressRules(built.country)
  },
}

/** The build's id is the sample's. */
const seedOf = (country: Country) => ({
  restaurant: completeRestaurant({ ...RESTAURANTS[country], id: 'tamarind-row' }) as SeedRestaurant,
  menu: completeMenu(menuFile(country)) as SeedMenuFile,
})

/** The drawn HTML of menu and dishes, as text. */
export async function drawnPages(country: Country, code: Code) {
  built.country = country
  const sandbox = code.createSandbox(seedOf(country))
  const pages = await code.prerender('http://shop.test', async (path) => {
    const request = new Request(`http://shop.test${path}`, { headers: { login_source: 'mobile' } })
    return (await sandbox.fetch(request)).json()
  })
  return pages.map(({ html }) => textOf(Object.assign(document.createElement('div'), { innerHTML: html })))
}

/** A page's text. What React writes between two texts of a drawn page is none. */
const textOf = (element: Element) => element.textContent ?? ''

/** The rows of the totals: 'Subtotal $27.00'. */
const rowsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

/** An order from the menu to the receipt, by what a customer sees. Returns what each page said. */
export async function walk(country: Country, order: TenOrder, code: Code) {
  built.country = country
  const shop = code.createShop(seedOf(country))
  shop.sandbox.context.scenarios.setClock(order.now)
  shop.signIn()
  const { AppRoutes, quiet } = code
  const footers: string[] = []
  const open = async (path: string) => {
    cleanup()
    shop.show(<AppRoutes />, path)
    await quiet(40)
    footers.push(textOf(screen.getByRole('contentinfo')))
    return screen.getByRole('main')
  }
  const said: Record<'menu' | 'dish' | 'drink' | 'cart' | 'checkout' | 'receipt', string> = {
    ...{ menu: textOf(await open('/menu')), dish: '', drink: '', cart: '', checkout: '', receipt: '' },
  }
  for (const [id, size] of order.dishes) {
    const main = await open(`/menu/menu/section/all/item/${id}`)
    if (id === 'dish') said.dish = textOf(main)
    if (id === 'drink') said.drink = textOf(main)
    if (size) fireEvent.click(within(main).getByRole('radio', { name: new RegExp(size) }))
    press(/^Add to cart/)
    await quiet(40)
  }
  said.cart = textOf(await open('/cart'))
  await open('/checkout')
  await screen.findByRole('button', { name: /^Place order/ })
  if (order.address) {
    fireEvent.click(screen.getByRole('radio', { name: 'Delivery' }))
    await screen.findByRole('button', { name: 'Save address' })
    for (const [label, value] of order.address) fill(label, value)
    press('Save address')
    await screen.findByRole('button', { name: 'Add a new address' })
  }
  press('Change contact')
  fill('Phone number', order.phone)
  if (order.tip) fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${order.tip}`) }))
  if (order.age) fireEvent.click(screen.getByRole('checkbox', { name: `I am ${order.age} or older.` }))
  if (order.promo) {
    fill('Promo code', order.promo)
    press('Apply')
  }
  if (order.giftCard) {
    press('Enter a gift card')
    await screen.findByLabelText('Gift card number')
    fill('Gift card number', order.giftCard[0])
    fill('PIN', order.giftCard[1])
    press('Check balance')
    fireEvent.click(await screen.findByRole('button', { name: /^Use gift card/ }))
  }
  await quiet(60)
  said.checkout = textOf(screen.getByRole('main'))
  const quoted = rowsIn(screen.getByRole('complementary', { name: 'Order summary' }))
  press(/^Place order/)
  await waitFor(() => {
    if (shop.assign.mock.calls.length + shop.sandbox.context.state.orders.length < 1) throw new Error(said.checkout)
  })
  await quiet()
  const placed = shop.sandbox.context.state.orders[0]!
  const session = shop.sandbox.context.state.sessions.at(-1)
  if (session) await pay(shop.sandbox, `/__sandbox/pay/${session.id}`, 'approve')
  await open(`/order-success?orderId=${placed.id}`)
  const receipt = await screen.findByRole('region', { name: 'Receipt' })
  said.receipt = textOf(screen.getByRole('main'))
  return { said, footers, quoted, paid: rowsIn(receipt), placed }
}
