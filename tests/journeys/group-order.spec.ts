import type { Locator } from '@playwright/test'
import { isFitForAll } from './fit-for-all'
import { add, bar, choose, copied, CORN, guest, LEMONADE, panel, started } from './group'
import { press, tabTo } from './keys'
import { centsOf, Counter, rowsOf, test, Till } from './ordering'
import { expect } from './shop'

const centsIn = async (place: Locator) => {
  const shares = Object.values(await rowsOf(place))
  return shares.map(centsOf).reduce((sum, cents) => sum + cents, 0)
}

test.describe('a group order, with refusals', () => {
  test.use({ expected: [/Your choice could not be saved|net::ERR_|status of (409|422)/] })

  test('four people choose, one pays once, and it is split to the cent', async ({
    page,
    browser,
    customer,
    sandbox,
  }) => {
    test.setTimeout(120_000)
    const link = await started(page, customer)
    const [grace, alan, edith] = await Promise.all(
      ['Grace', 'Alan', 'Edith'].map((name) => guest(browser, page, link, name)),
    )
    await choose(grace!, LEMONADE, 1)
    await sandbox.scenario({
      name: 'lost-answer',
      match: 'POST /api/v1/restaurants/tamarind-row/group-orders',
      times: 1,
    })
    await choose(alan!, CORN, 1)
    expect(await sandbox.count('POST', '/items')).toBe(3)
    // Between two reads of the group order: one under way would be broken off.
    await (await edith!.waitForResponse(/\/group-orders\/[^/]+$/)).finished()
    await edith!.context().setOffline(true)
    await add(edith!, LEMONADE).click()
    await expect(edith!.getByText('You are offline. It will be added as soon as you are back.')).toBeVisible()
    await edith!.context().setOffline(false)
    await expect(edith!.getByText('Added to Ada’s group order')).toBeVisible()

    const lines = page.getByRole('list', { name: 'Cart' }).locator('> li')
    await expect(lines).toHaveCount(3)
    await expect(lines.filter({ hasText: 'For Alan' })).toContainText(CORN)
    await expect(page.getByRole('list', { name: 'Participants' })).toContainText('Grace: 1 item')
    await page.goto('/menu')
    await customer.add(CORN)
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Close for everyone' }).click()
    await expect(panel(page)).toContainText('Closed')

    await bar(grace!).getByRole('link').click()
    await expect(grace!.getByText(/^Ada has closed the order/).first()).toBeVisible()
    await expect(grace!.getByRole('button', { name: /^Increase/ })).toHaveCount(0)
    await alan!.goto('/menu')
    await add(alan!, LEMONADE).click()
    await expect(alan!.getByText(/^Ada has closed this group order/)).toBeVisible()
    const late = await browser.newPage({ baseURL: new URL(page.url()).origin })
    await late.goto(link)
    await expect(late.getByText(/^Ada has closed the order/).first()).toBeVisible()
    await expect(late.getByLabel('Your name')).toHaveCount(0)

    await page.getByRole('link', { name: 'Checkout' }).click()
    const till = new Till(page)
    await expect(till.place).toBeEnabled()
    const shares = till.summary.getByRole('region', { name: 'Shares' })
    await expect(shares).toContainText('Edith')
    const total = await till.press()
    await till.pay()
    await expect(page.getByTestId('order-number')).toBeVisible()
    const [order] = await new Counter(page).orders()
    expect(order!.totals.total).toBe(total)
    expect(order!.shares!.map(({ name }) => name)).toEqual(['Ada', 'Grace', 'Alan', 'Edith'])

    await page.goto(`/track-order?orderId=${order!.id}`)
    const receipt = page.getByRole('region', { name: 'Receipt' })
    await expect(receipt).toContainText('For Alan')
    expect(await centsIn(receipt.getByRole('region', { name: 'Shares' }))).toBe(total)
    await grace!.getByRole('link', { name: `Follow order ${order!.number}` }).click()
    await expect(grace!.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(grace!).toHaveURL(/track-order/)
    for (const one of [grace!, alan!, edith!, late]) await one.close()
  })

  test('F64 a group order is accessible to all', { tag: '@variant' }, async ({ page, browser, customer, sandbox }) => {
    test.setTimeout(180_000)
    await customer.arrive('/cart')
    await page.getByRole('button', { name: 'Order together' }).click()
    await isFitForAll(page, 'the start of a group order')
    const link = await started(page, customer, '5')
    const grace = await guest(browser, page, link, 'Grace')
    await choose(grace, LEMONADE, 1)
    await isFitForAll(grace, 'the menu in a group order')
    await add(grace, LEMONADE).click()
    await expect(grace.getByText('Ada has set a limit of $5.00 for each person.')).toBeVisible()
    await expect(bar(grace)).toContainText('1 item')
    await grace.goto(link)
    await isFitForAll(grace, 'a guest’s dishes')
    await expect(page.getByRole('list', { name: 'Cart' })).toContainText('For Grace')
    await isFitForAll(page, 'the host’s cart')
    await grace.evaluate(() => localStorage.clear())
    await grace.goto(link)
    await expect(grace.getByLabel('Your name')).toBeVisible()
    await isFitForAll(grace, 'the invitation')
    await sandbox.scenario({ name: 'group-orders', signIn: true })
    await grace.reload()
    await expect(grace.getByRole('link', { name: 'Sign in to join' })).toBeVisible()
    await isFitForAll(grace, 'the invitation to sign in')
    await grace.close()
  })
})

test('F63 the keyboard alone runs a group order', { tag: '@variant' }, async ({ page, browser, customer }) => {
  await customer.arrive('/cart')
  await press(page, page.getByRole('button', { name: 'Order together' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Start' }))
  const url = await copied(page, (button) => press(page, button))
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const grace = await context.newPage()
  await grace.goto(url)
  await tabTo(grace, grace.getByLabel('Your name'))
  await grace.keyboard.type('Grace')
  await grace.keyboard.press('Enter')
  await expect(grace).toHaveURL(/\/menu$/)
  await press(grace, add(grace, CORN))
  await press(grace, bar(grace).getByRole('link'))
  const more = grace.getByRole('button', { name: `Increase quantity of ${CORN}` })
  await press(grace, more)
  await expect(grace.getByRole('group', { name: `Quantity of ${CORN}` })).toContainText('2')
  await expect(more).toBeFocused()
  await expect(page.getByRole('listitem', { name: CORN }).locator('output')).toHaveText('2')
  await press(page, page.getByRole('button', { name: 'Close for everyone' }))
  await expect(page.getByRole('button', { name: 'Open again' })).toBeFocused()
  await press(page, page.getByRole('button', { name: 'End group order' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'End group order' }))
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(grace.getByText('Ada has ended this group order. Nothing was ordered.').first()).toBeVisible()
  await context.close()
})
