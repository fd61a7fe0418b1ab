import type { EventBatch } from '../../src/sandbox/context'
import { wrongWith } from './event-schema'
import { test as ordering, Till } from './ordering'
import { AGAIN, expect } from './shop'

/** Two; `npm run test:long` reloads twenty times. */
const RELOADS = Number(process.env.RELOADS ?? 2)

type Event = EventBatch['events'][number]

const test = ordering.extend<{ tracked: (...but: string[]) => Promise<Event[]> }>({
  /** The events the sandbox has received, except those with these names. */
  tracked: async ({ page }, use) => {
    await use(async (...but) => {
      const answer = await page.request.get('/__sandbox/events/all', AGAIN)
      const batches = (await answer.json()) as EventBatch[]
      return batches.flatMap(({ events }) => events).filter(({ name }) => !but.includes(name))
    })
  },
})
const nameOf = ({ name, params }: Event) => (name === 'page_view' ? `page_view ${String(params.page_path)}` : name)

test('an order sends exactly the expected events, and its purchase once', async ({ page, customer, tracked }) => {
  const names = async () => (await tracked('web_vital')).map(nameOf)
  await customer.arrive()
  await expect.poll(names).toEqual(['page_view /menu', 'view_item_list'])
  await page.getByRole('button', { name: 'Add Tamarind lemonade to cart' }).click()
  await expect.poll(names).toContain('add_to_cart')
  await page.getByRole('link', { name: 'Charred corn ribs' }).first().click()
  await expect.poll(names).toContain('view_item')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect.poll(async () => (await names()).slice(-2)).toEqual(['page_view /menu', 'view_item_list'])
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  await expect.poll(names).toContain('view_cart')
  await page.getByRole('link', { name: 'Checkout' }).click()
  const till = new Till(page)
  await expect(till.place).toBeEnabled()
  const total = await till.press()
  await till.pay()
  await expect(page.getByTestId('order-number')).toBeVisible()
  await expect.poll(names).toContain('purchase')

  expect(await names()).toEqual([
    ...['page_view /menu', 'view_item_list', 'add_to_cart'],
    ...['page_view /menu/:menuId/section/:sectionId/item/:id', 'view_item', 'add_to_cart'],
    ...['page_view /menu', 'view_item_list', 'page_view /cart', 'view_cart'],
    ...['page_view /checkout', 'begin_checkout', 'add_shipping_info', 'add_payment_info'],
    ...['page_view /payment-return', 'page_view /order-success', 'purchase'],
  ])
  const events = await tracked()
  expect(events.map(wrongWith).filter(Boolean)).toEqual([])
  const purchase = events.find(({ name }) => name === 'purchase')!
  expect(purchase.params).toMatchObject({
    currency: 'USD',
    value: total / 100,
    transaction_id: new URL(page.url()).searchParams.get('orderId'),
  })
  expect(purchase.params.items).toContainEqual({
    item_id: 'charred-corn-ribs',
    item_name: 'Charred corn ribs',
    price: 8.5,
    quantity: 1,
  })

  const before = (await names()).length
  for (let reload = 0; reload < RELOADS; reload += 1) {
    await page.reload()
    await expect(page.getByTestId('order-number')).toBeVisible()
  }
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByTestId('order-number')).toBeVisible()
  await expect.poll(async () => (await names()).length).toBeGreaterThan(before)
  await page.close()
  expect((await names()).filter((name) => name === 'purchase')).toHaveLength(1)
})

test(
  'the panel of the sandbox draws the funnel and lists the events',
  { tag: '@variant' },
  async ({ page, customer, tracked }) => {
    await customer.arrive()
    await customer.add('Charred corn ribs')
    await expect.poll(async () => (await tracked()).map(({ name }) => name)).toContain('add_to_cart')
    await page.goto('/__sandbox', { waitUntil: 'load' })
    const step = (name: string) => page.locator('#funnel li').filter({ hasText: name })
    for (const [name, visits] of [
      ['Visits', 1],
      ['Menu', 1],
      ['Cart', 1],
      ['Checkout', 0],
      ['Paid', 0],
    ] as const) {
      await expect(step(name)).toHaveText(`${name}${visits}`)
    }
    await expect(page.locator('#events li').filter({ hasText: 'add_to_cart' })).toContainText('1 items')
    await expect(page.locator('#vitals li').first()).toBeVisible()
  },
)
