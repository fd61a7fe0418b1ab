import type { Page } from '@playwright/test'
import { stories } from '../../src/sandbox/stories'
import { Till } from './ordering'
import { expect, test, type Customer, type Sandbox } from './shop'

type Shop = { page: Page; customer: Customer; sandbox: Sandbox; till: Till }

const LEMONADE = 'Tamarind lemonade'
const NOODLES = '/menu/all-day/section/noodles-soups/item/hand-pulled-noodles'
const add = (page: Page) => page.getByRole('button', { name: `Add ${LEMONADE} to cart` }).click()

/** What a story tells, seen, by its id. */
const SEEN: Record<string, (shop: Shop) => Promise<unknown>> = {
  async slow({ page, customer }) {
    await page.goto('/menu?scenario=slow')
    await expect(page.getByRole('status', { name: 'Loading the menu' })).toBeVisible()
    await customer.arrive()
    await add(page)
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible({ timeout: 1000 })
    await expect(page.getByText('Item added to cart!')).toBeVisible()
  },
  async 'every-fifth'({ page }) {
    await page.goto('/menu?scenario=every-fifth')
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 })
  },
  async 'failing-change'({ page, customer }) {
    await customer.storeSession()
    await page.goto('/menu?scenario=failing-change')
    await add(page)
    await expect(page.getByText('Failed to add item to cart')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  },
  async 'lost-answer'({ page, customer }) {
    await customer.storeSession()
    await page.goto('/menu?scenario=lost-answer')
    const lost = page.waitForEvent('requestfailed')
    await add(page)
    await lost
    await page.goto('/cart')
    await expect(page.getByRole('listitem', { name: LEMONADE }).locator('output')).toHaveText('1')
  },
  async 'expired-token'({ page, customer }) {
    await page.goto('/login')
    await customer.signIn()
    await page.goto('/account/profile?scenario=expired-token')
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await expect(page).toHaveURL(/\/account\/profile$/)
  },
  async 'sold-out'({ page }) {
    await page.goto('/menu?scenario=sold-out')
    const dish = page.getByRole('article', { name: 'Hand-pulled noodles' })
    await expect(dish).toContainText('Sold out')
    await expect(dish.getByRole('button')).toHaveCount(0)
  },
  async 'option-gone'({ page }) {
    await page.goto(`${NOODLES}?scenario=option-gone`)
    await expect(
      page
        .locator('label, li')
        .filter({ hasText: /^Soft egg/ })
        .first(),
    ).toContainText('Sold out')
  },
  async 'price-up'({ page, till, customer }) {
    await till.open(customer)
    await page.goto('/cart?scenario=price-up')
    await expect(page.getByText('The price has changed')).toContainText('from $8.50 to → $9.50')
  },
  async closed({ page, till, customer }) {
    await till.open(customer)
    await page.goto('/checkout?scenario=closed')
    await expect(page.getByText(/^We are closed now\. This will become /)).toBeVisible()
  },
  async 'slot-full'({ page, till, customer, sandbox }) {
    await till.open(customer)
    const [next] = await till.counter.times('PICKUP')
    await page.getByRole('radio', { name: 'Choose a time' }).check()
    await page.getByRole('combobox', { name: 'Time' }).selectOption(next!)
    await expect(till.place).toBeEnabled()
    await sandbox.scenario({ name: 'story', id: 'slot-full' })
    await till.press()
    await expect(page.getByText('The time you chose has just been taken.')).toBeVisible()
  },
  async 'promo-ended'({ page, till, customer }) {
    await till.open(customer)
    await page.goto('/checkout?scenario=promo-ended')
    await till.applyPromo('MARKET10')
    await expect(page.getByText('The code MARKET10 has expired.')).toBeVisible()
  },
  async 'card-declined'({ page, till, customer }) {
    await customer.storeSession()
    await page.goto('/account/payment-methods')
    await page.getByRole('button', { name: 'Add a card' }).click()
    await page.getByRole('button', { name: 'Visa ending in 4242' }).click()
    await expect(page.getByRole('listitem', { name: 'Visa ending in 4242' })).toBeVisible()
    await till.again()
    await page.goto('/checkout?scenario=card-declined')
    await page.getByRole('radio', { name: 'Visa ending in 4242' }).check()
    await till.press()
    await expect(page.getByRole('heading', { name: 'Your payment was declined' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  },
  async 'payment-slow'({ page, till, customer, sandbox }) {
    await till.open(customer)
    await till.press()
    await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible()
    await sandbox.scenario({ name: 'story', id: 'payment-slow' })
    await till.pay()
    await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  },
  async 'payment-lost'({ page, till, customer, sandbox }) {
    await till.open(customer)
    await till.press()
    await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible()
    await sandbox.scenario({ name: 'story', id: 'payment-lost' })
    await till.pay()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  },
  async 'order-step'({ page, till, customer }) {
    await till.open(customer)
    await till.buy()
    await page.goto('/account/notifications?scenario=order-step')
    await expect(page.getByRole('link', { name: /: Received/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /: Confirmed/ })).toBeVisible()
  },
  async night({ page }) {
    await page.goto('/menu?scenario=night')
    await expect(page.getByRole('main').getByText(/^Closed · opens /)).toBeVisible()
  },
  async small({ page }) {
    await page.goto('/menu?scenario=small')
    await expect(page.getByRole('article')).toHaveCount(8)
  },
  async large({ page }) {
    await page.goto('/menu?scenario=large')
    await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveCount(60)
  },
  async full({ page, sandbox }) {
    await sandbox.scenario({ name: 'seed', size: 'small' })
    await page.goto('/menu?scenario=full')
    await expect(page.getByRole('article', { name: 'Charred corn ribs' })).toBeVisible()
    expect(await page.getByRole('article').count()).toBeGreaterThan(8)
  },
  async clear({ page, sandbox }) {
    await sandbox.scenario({ name: 'fail', status: 500 })
    await page.goto('/menu?scenario=clear')
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  async reset({ page, sandbox }) {
    await sandbox.scenario({ name: 'sold-out', itemId: 'hand-pulled-noodles' })
    await page.goto('/menu?scenario=reset')
    const dish = page.getByRole('article', { name: 'Hand-pulled noodles' })
    await expect(dish).toBeVisible()
    await expect(dish).not.toContainText('Sold out')
  },
}

// What the browser and the client log while the host misbehaves.
test.use({ expected: [/Failed to|ERR_|status of \d+/] })

test('every scenario of the panel has been looked at', () => {
  expect(Object.keys(SEEN)).toEqual(stories.map(({ id }) => id))
})

for (const { id, tells } of stories) {
  test(`?scenario=${id}: ${tells}`, async ({ page, customer, sandbox }) => {
    await SEEN[id]!({ page, customer, sandbox, till: new Till(page) })
  })
}

test('the panel says what each does, starts it, and has dials of its own', async ({ page, sandbox }) => {
  await page.goto('/__sandbox')
  await expect(page.locator('.stories li')).toHaveCount(stories.length)
  await page.getByRole('button', { name: 'The noodles are sold out' }).click()
  await expect(page.getByText('Started.')).toBeVisible()
  const clock = page.locator('#clock')
  await clock.getByLabel('It is').fill('2026-11-21T03:00')
  await clock.getByRole('button', { name: 'Set the clock' }).click()
  const slow = page.locator('#latency')
  await slow.getByLabel('Wait').fill('1500')
  await slow.getByLabel('of the calls').fill('GET /api/v1/restaurants/tamarind-row/menus')
  await slow.getByRole('button').click()
  const fails = page.locator('#chaos')
  await fails.getByLabel('Let').fill('100')
  await fails.getByLabel('of the calls').fill('POST /nowhere')
  await fails.getByRole('button').click()
  await page.goto('/menu')
  await expect(page.getByRole('status', { name: 'Loading the menu' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Hand-pulled noodles' })).toContainText('Sold out')
  expect(await sandbox.count('GET', '/menus')).toBe(1)
})

test('an address that names a scenario there is not says which there are', async ({ page }) => {
  const answer = await page.request.get('/menu?scenario=frob')
  expect(answer.status()).toBe(422)
  expect(await answer.text()).toContain('There are slow, every-fifth,')
})
