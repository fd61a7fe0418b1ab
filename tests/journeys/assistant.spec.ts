import type { Page } from '@playwright/test'
import { test } from './ordering'
import { expect } from './shop'

type Answer = Record<string, unknown> & { error?: string }
type Line = { name: string; count: number }
type Added = { added: boolean; cart: { subtotal: string; lines: Line[] } }

/** A stand-in for a browser with WebMCP, which keeps the tools of the page. */
const withTools = (page: Page) =>
  page.addInitScript(() => {
    const tools = {}
    const registerTool = (tool: { name: string }) => Promise.resolve(void Object.assign(tools, { [tool.name]: tool }))
    Object.assign(window, { tools })
    Object.defineProperty(document, 'modelContext', { value: { registerTool } })
  })

async function call(page: Page, name: string, input: object = {}): Promise<Answer> {
  await page.waitForFunction((of) => of in (window as unknown as { tools: object }).tools, name)
  return page.evaluate(
    ([of, given]) =>
      (window as unknown as { tools: Record<string, { execute: (input: object) => Promise<Answer> }> }).tools[
        of
      ]!.execute(given),
    [name, input] as const,
  )
}

const badge = (page: Page, count: number) => page.getByRole('link', { name: new RegExp(`^Cart, ${count} item`) })

test.beforeEach(({ page }) => withTools(page))

test('two dumplings with pork and a lemonade, at seven: an assistant fills the cart and opens the checkout, and places nothing', async ({
  page,
  customer,
  counter,
  sandbox,
}) => {
  await customer.arrive('/menu')
  const { dishes } = await call(page, 'search_menu', { query: 'dumplings' })
  const [dumplings] = dishes as (Record<string, unknown> & { id: string })[]
  expect(dumplings).toMatchObject({ id: 'pan-fried-dumplings', sizes: [{ id: '6-pieces', price: '$9.50' }, {}] })
  const { groups } = await call(page, 'read_dish', { id: dumplings!.id })
  expect((groups as object[])[0]).toMatchObject({ id: 'filling', options: [{ id: 'pork-and-chive' }, {}, {}, {}] })

  const order = '2xpan-fried-dumplings:6-pieces+filling.pork-and-chive,tamarind-lemonade'
  const { added, cart } = (await call(page, 'add_to_cart', { order })) as unknown as Added
  expect([added, cart.subtotal]).toEqual([true, '$23.50'])
  // They are sent side by side.
  expect(cart.lines.map(({ name, count }) => `${count} ${name}`).sort()).toEqual([
    '1 Tamarind lemonade',
    '2 Pan-fried dumplings',
  ])
  await expect(badge(page, 3)).toBeVisible()
  expect((await call(page, 'show_cart')).total).toMatch(/^\$2\d\.\d\d$/)

  expect((await call(page, 'open_checkout', { time: '03:00' })).error).toMatch(/^That time is not free\. Free are/)
  expect(await call(page, 'open_checkout', { time: '19:00' })).toEqual({ opened: true })
  await expect(page).toHaveURL('/checkout')
  const time = page.getByRole('combobox', { name: 'Time' })
  await expect(time.getByRole('option', { selected: true })).toHaveText(/^7:00\sPM$/)
  await expect(page.getByRole('button', { name: /^Place order · \$/ })).toBeEnabled()
  expect(await counter.orders()).toEqual([])
  expect(await sandbox.count('POST', '/cart-items')).toBe(2)
})

test('a missing choice is asked of the customer, as a tap would ask', async ({ page, customer, sandbox }) => {
  await sandbox.scenario({ name: 'option-gone', itemId: 'pan-fried-dumplings', optionId: 'pork-and-chive' })
  await customer.arrive('/about')
  const answer = await call(page, 'add_to_cart', { order: 'pan-fried-dumplings' })
  expect(answer).toMatchObject({ added: false, asks: ['Pan-fried dumplings: Please choose again: Filling.'] })
  const dialog = page.getByRole('dialog', { name: 'Add these dishes?' })
  await expect(dialog.getByRole('link', { name: 'Choose it again' })).toBeVisible()
  expect(await sandbox.count('POST', '/cart-items')).toBe(0)
})

test(
  'before the sign-in the page asks the customer, and nothing of a cart is read',
  { tag: '@variant' },
  async ({ page }) => {
    await page.goto('/menu')
    for (const name of ['show_cart', 'open_checkout'])
      expect((await call(page, name)).error).toMatch(/^Nobody is signed in\./)
    expect(await call(page, 'add_to_cart', { order: 'tamarind-lemonade' })).toMatchObject({ added: false })
    const dialog = page.getByRole('dialog', { name: 'Add these dishes?' })
    await dialog.getByRole('button', { name: 'Add 1 item · $4.50' }).click()
    await expect(page.getByRole('button', { name: 'Login to Continue' })).toBeVisible()
  },
)

test.describe('on a device without a network', () => {
  // Parts of the page may still be loading when the network goes.
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] })

  test('a tool says so at once', { tag: '@variant' }, async ({ page, customer, context }) => {
    await customer.arrive('/menu')
    await call(page, 'search_menu', { query: 'dumplings' })
    await context.setOffline(true)
    for (const name of ['show_cart', 'open_checkout']) {
      expect((await call(page, name)).error).toMatch(/^The device is offline\./)
    }
    expect((await call(page, 'add_to_cart', { order: 'tamarind-lemonade' })).error).toMatch(/^The device is offline\./)
    await context.setOffline(false)
  })
})

const REFUSED = [
  ['an unknown dish', 'add_to_cart', { order: 'pad-thai' }, /no dish "Pad thai"/],
  ['a million pieces', 'add_to_cart', { order: '1000000xtamarind-lemonade' }, /Only 50 at a time\./],
  ['markup for a choice', 'add_to_cart', { order: 'tamarind-lemonade+<img src=x>' }, /is gone|cannot be read/],
  ['an endless order', 'add_to_cart', { order: 'tamarind-lemonade,'.repeat(1000) }, /too long/],
  ["another customer's id", 'show_cart', { customerId: 'cus_1' }, /no input "customerId"/],
  ['a note', 'add_to_cart', { order: 'tamarind-lemonade', note: '<b>' }, /no input "note"/],
  ['no text', 'read_dish', { id: 7 }, /must be a text/],
] as const

test(
  'a call with what no tool takes is refused in a sentence, and adds nothing',
  { tag: '@variant' },
  async ({ page, customer, sandbox }) => {
    await customer.arrive('/menu')
    for (const [what, name, input, refusal] of REFUSED) {
      const { error, ...rest } = await call(page, name, input)
      expect.soft([error, rest], what).toEqual([expect.stringMatching(refusal), {}])
      expect.soft(await sandbox.count('POST', '/cart-items'), what).toBe(0)
      expect.soft(((await call(page, 'show_cart')).lines as Line[]).length, what).toBe(0)
    }
  },
)
