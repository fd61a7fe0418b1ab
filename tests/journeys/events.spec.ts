import type { EventBatch } from '../../src/sandbox/context'
import { wrongWith } from './event-schema'
import { test as ordering, Till } from './ordering'
import { AGAIN, expect } from './shop'

type Event = EventBatch['events'][number]

const test = ordering.extend<{ told: (...but: string[]) => Promise<Event[]> }>({
  /** The events that have arrived, without those of some names. */
  told: async ({ page }, use) => {
    await use(async (...but) => {
      const answer = await page.request.get('/__sandbox/events/all', AGAIN)
      const batches = (await answer.json()) as EventBatch[]
      return batches.flatMap(({ events }) => events).filter(({ name }) => !but.includes(name))
    })
  },
})
const wordsOf = ({ name, params }: Event) => (name === 'page_view' ? `page_view ${String(params.page_path)}` : name)

test('a whole order tells exactly the events of a shop, in order, and its purchase once', async ({
  page,
  customer,
  told,
}) => {
  const said = async () => (await told('web_vital')).map(wordsOf)
  await customer.storeSession()
  await page.goto('/menu')
  await expect.poll(said).toEqual(['page_view /menu', 'view_item_list'])
  await page.getByRole('button', { name: 'Add Tamarind lemonade to cart' }).click()
  await expect.poll(said).toContain('add_to_cart')
  await page.getByRole('link', { name: 'Charred corn ribs' }).first().click()
  await expect.poll(said).toContain('view_item')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect.poll(said).toContainEqual('page_view /menu')
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  await expect.poll(said).toContain('view_cart')
  await page.getByRole('link', { name: 'Checkout' }).click()
  const till = new Till(page)
  await expect(till.place).toBeEnabled()
  const total = await till.press()
  await till.pay()
  await expect(page.getByTestId('order-number')).toBeVisible()
  await expect.poll(said).toContain('purchase')

  expect(await said()).toEqual([
    ...['page_view /menu', 'view_item_list', 'add_to_cart'],
    ...['page_view /menu/:menuId/section/:sectionId/item/:id', 'view_item', 'add_to_cart'],
    ...['page_view /menu', 'view_item_list', 'page_view /cart', 'view_cart'],
    ...['page_view /checkout', 'begin_checkout', 'add_shipping_info', 'add_payment_info'],
    ...['page_view /payment-return', 'page_view /order-success', 'purchase'],
  ])
  const events = await told()
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

  const before = (await said()).length
  for (let reload = 0; reload < 20; reload += 1) {
    await page.reload()
    await expect(page.getByTestId('order-number')).toBeVisible()
  }
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByTestId('order-number')).toBeVisible()
  await expect.poll(async () => (await said()).length).toBeGreaterThan(before)
  await page.close()
  expect((await said()).filter((name) => name === 'purchase')).toHaveLength(1)
})

test('no event leaves a browser with Global Privacy Control', async ({ page, customer, told }) => {
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }))
  await customer.arrive()
  await customer.add('Charred corn ribs')
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
  await page.goto('/about')
  expect(await told()).toEqual([])
})

test('the panel of the sandbox draws the funnel and lists the events', async ({ page, customer, told }) => {
  await customer.arrive()
  await customer.add('Charred corn ribs')
  await expect.poll(async () => (await told()).map(({ name }) => name)).toContain('add_to_cart')
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
})
