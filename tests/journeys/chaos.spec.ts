import fc from 'fast-check'
import { createCustomer, GIFT_CARD, POINTS, type Plan, type Told } from './chaos-customer'
import { TROUBLES } from './chaos-device'
import { expect, test } from './shop'

/** Three orders in all; `npm run test:long` places two hundred, 25 each. */
const ORDERS_EACH = Number(process.env.ORDERS_EACH ?? 1)
const CUSTOMERS = ORDERS_EACH === 1 ? 3 : 8
/** How late an answer is at most, in ms. */
const LATENCY = ORDERS_EACH === 1 ? 500 : 3000
/** The same seed gives the same plans and the same share of failing calls. */
const SEED = Number(process.env.CHAOS_SEED ?? 20_261_120)
const PLAIN = ['Charred corn ribs', 'Crispy potato roti', 'Salt and pepper shrimp']
const TEN_MINUTES = 600_000

const plans: fc.Arbitrary<Plan> = fc.record({
  device: fc.nat(1),
  dishes: fc.subarray(PLAIN, { minLength: 2 }),
  giftCard: fc.boolean(),
  reward: fc.boolean(),
  declined: fc.nat(3).map((turn) => turn === 0),
  troubles: fc.array(fc.constantFrom('none', 'none', ...TROUBLES), { minLength: 3, maxLength: 8 }),
})

const money = (amount: number) => `$${(amount / 100).toFixed(2)}`
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

// The browser logs each failing call.
test.use({ expected: [/^(error|warning): /] })

test('F06 F24 F25 F43 while every fifth call fails and pages reload, close and go offline, each order exists once, as the customer was shown', async ({
  browser,
  baseURL,
  sandbox,
}) => {
  test.setTimeout(ORDERS_EACH * TEN_MINUTES)
  await sandbox.scenario({ name: 'seed', size: 'small' })
  const customers: Awaited<ReturnType<typeof createCustomer>>[] = []
  for (let index = 0; index < CUSTOMERS; index++) customers.push(await createCustomer(browser, baseURL!))
  await sandbox.scenario({ name: 'chaos', share: 0.2, seed: SEED, latency: LATENCY })
  const told = await Promise.all(
    customers.map(async (customer, index) => {
      const said: Told[] = []
      for (const plan of fc.sample(plans, { numRuns: ORDERS_EACH, seed: SEED + index })) {
        const known = said.map(({ number }) => number)
        said.push(await customer.order(plan, known))
      }
      return said
    }),
  )
  await sandbox.scenario({ name: 'clear' })
  for (const [index, customer] of customers.entries()) {
    const placed = await customer.orders()
    const known = placed.map(({ number, totals }) => ({ number, total: money(totals.total) })).reverse()
    const asHeld = placed.map(({ number, status, payment, totals }) => [number, status, payment.status, totals.total])
    const steps = customer.devices.flatMap((device) => ['Steps of a device', ...device.steps])
    expect(told[index], [JSON.stringify(asHeld), ...steps].join('\n')).toEqual(known)
    expect(placed.map(({ payment }) => payment.status)).toEqual(placed.map(() => 'PAID'))
    const paidFor = placed.flatMap(({ lines }) => lines.map(({ cartItemId }) => cartItemId))
    expect(new Set(paidFor).size).toBe(paidFor.length)
    const byCard = placed.map(({ totals }) => sum(totals.giftCards?.map(({ amount }) => amount) ?? []))
    expect(placed.map(({ payment }) => payment.amount)).toEqual(
      placed.map(({ totals }, nth) => totals.total - byCard[nth]!),
    )
    expect(sum((await customer.giftCards()).map(({ balance }) => balance))).toBe(GIFT_CARD - sum(byCard))
    const { balance, held } = await customer.points()
    expect(balance + held).toBe(POINTS - 80 * placed.filter(({ totals }) => totals.reward).length)
    for (const device of customer.devices) {
      const page = await device.open('/account/orders')
      const list = page.getByRole('listitem', { name: /^Order / })
      for (const { number, total } of told[index]!.slice(-5)) {
        await expect(list.filter({ hasText: `Order ${number}` })).toContainText(total)
      }
      // An open page would go on in the sandbox of the next test.
      await device.close()
    }
  }
})
