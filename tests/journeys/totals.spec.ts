import { Counter, rowsOf, Till } from './ordering'
import { expect, test } from './shop'

/** Amounts in cents. */
type Bill = { subtotal: bigint; discount: bigint; tax: bigint; fee: bigint; tip: bigint; total: bigint }
type Case = {
  what: string
  basket: Record<string, number>
  promo?: 'MARKET10' | 'FIVEOFF'
  delivery?: boolean
  /** A preset in percent, or an amount as typed. */
  tip?: 10 | 15 | 20 | `${number}`
}

/** n/d rounded to whole cents, a half goes up. */
const halfUp = (n: bigint, d: bigint) => (2n * n + d) / (2n * d)
const digits = (cents: bigint) => String(cents).padStart(3, '0')
const money = (cents: bigint) =>
  `$${digits(cents)
    .slice(0, -2)
    .replace(/\B(?=(\d{3})+$)/g, ',')}.${digits(cents).slice(-2)}`

/** The expected amounts, from the published prices and rules of the restaurant alone, in whole numbers. */
function reckon({ basket, promo, delivery = false, tip }: Case, prices: Map<string, number>): Bill {
  const subtotal = Object.entries(basket).reduce((sum, [id, qty]) => sum + BigInt(prices.get(id)!) * BigInt(qty), 0n)
  const discount = promo === 'MARKET10' ? halfUp(subtotal * 10n, 100n) : promo === 'FIVEOFF' ? 500n : 0n
  const tax = halfUp((subtotal - discount) * 8875n, 100_000n)
  const fee = delivery ? 399n : 0n
  const given = typeof tip === 'string' ? BigInt(tip.replace('.', '')) : halfUp(subtotal * BigInt(tip ?? 0), 100n)
  return { subtotal, discount, tax, fee, tip: given, total: subtotal - discount + tax + fee + given }
}

const rowsFor = ({ subtotal, discount, tax, fee, tip, total }: Bill) => ({
  Subtotal: money(subtotal),
  ...(discount && { Discount: `-${money(discount)}` }),
  Tax: money(tax),
  ...(fee && { 'Delivery fee': money(fee) }),
  ...(tip && { Tip: money(tip) }),
  Total: money(total),
})

const ALL_AT_ONCE = 'everything there is'

const cases: Case[] = [
  { what: 'half a cent of tax', basket: { 'ginger-beer': 4 } },
  { what: 'half a cent of discount', basket: { 'hibiscus-cooler': 3 }, promo: 'MARKET10', tip: 20 },
  { what: 'half a cent of tip, delivered', basket: { 'charred-corn-ribs': 3 }, delivery: true, tip: 15 },
  {
    what: ALL_AT_ONCE,
    basket: { 'charred-corn-ribs': 1, 'tamarind-lemonade': 3, 'hibiscus-cooler': 1 },
    promo: 'FIVEOFF',
    delivery: true,
    tip: '3.37',
  },
  {
    what: 'a feast of over a thousand dollars',
    basket: { 'charred-corn-ribs': 50, 'burnt-honey-cheesecake': 49, 'tamarind-lemonade': 50 },
    promo: 'MARKET10',
    delivery: true,
    tip: 10,
  },
]

for (const one of cases) {
  const tag = one.what === ALL_AT_ONCE ? [] : '@variant'
  test(`totals are exact from checkout to receipt: ${one.what}`, { tag }, async ({ page, customer }) => {
    const { basket, promo, delivery, tip } = one
    const menu = await new Counter(page).menu()
    const bill = reckon(one, new Map(menu.map(({ id, price }) => [id, price])))
    const till = new Till(page)
    await till.open(customer, basket)
    if (delivery) {
      await page.getByRole('radio', { name: 'Delivery' }).check()
      await till.deliverTo()
      await expect(page.getByLabel('Note for the kitchen and the door')).toBeVisible()
    }
    if (typeof tip === 'string') {
      await page.getByRole('radio', { name: 'Custom tip' }).check()
      await page.getByLabel('Amount').fill('three')
      await expect(page.getByText('Please enter an amount, for example $3.50.')).toBeVisible()
      await expect(till.place).toHaveAccessibleDescription('Please enter the tip, or choose another one.')
      await page.getByLabel('Amount').fill(tip)
    } else if (tip) await page.getByRole('radio', { name: `${tip}%` }).check()
    if (promo) await till.applyPromo(promo)

    await expect.poll(() => rowsOf(till.summary)).toEqual(rowsFor(bill))
    expect(await till.press()).toBe(Number(bill.total))
    await expect(page.getByText(money(bill.total), { exact: true })).toBeVisible()
    await till.pay()
    const receipt = page.getByRole('region', { name: 'Receipt' })
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(await rowsOf(receipt)).toEqual(rowsFor(bill))
    if (delivery) {
      await expect(page.getByText(/^At the door around (Fri )?1:4\d PM$/)).toBeVisible()
      await expect(receipt.getByText(/^Delivery to 86 Lantern Row, /)).toBeVisible()
    }
    await page.getByRole('link', { name: 'Track order' }).click()
    await expect(page.getByRole('heading', { name: 'Order 1042' })).toBeVisible()
    expect(await rowsOf(receipt)).toEqual(rowsFor(bill))

    const [order] = await till.counter.orders()
    const { fees, currency, taxes, ...amounts } = order!.totals
    const taxable = Number(bill.subtotal - bill.discount)
    expect(taxes).toEqual([{ percent: 8.875, taxable, tax: Number(bill.tax) }])
    expect([currency, order!.payment.amount]).toEqual(['USD', Number(bill.total)])
    expect({ ...amounts, fee: fees.reduce((sum, { amount }) => sum + amount, 0) }).toEqual(
      Object.fromEntries(Object.entries(bill).map(([name, cents]) => [name, Number(cents)])),
    )
  })
}
