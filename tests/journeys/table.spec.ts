import { isFitForAll } from './fit-for-all'
import { placings, test, Till } from './ordering'
import { expect } from './shop'

test.describe('at a table', () => {
  test.use({ expected: [/Failed to place your order|net::ERR_/] })

  test('brings two orders to the scanned table, the second with one tap, though its answer is lost', async ({
    page,
    customer,
    sandbox,
    watch,
  }) => {
    const till = new Till(page)
    await customer.storeSession()
    await page.goto('/menu?table=12')
    await expect(page.getByRole('button', { name: 'Table 12' })).toBeVisible()
    await expect(page).toHaveURL('/menu')
    await till.again()
    await expect(page.getByRole('group', { name: 'Table 12' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Delivery' })).toHaveCount(0)
    await till.buy()
    await expect(page.getByText(/^At your table around/)).toBeVisible()
    await expect(page.getByText('For table 12', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Track order' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Brought to table 12' })).toBeVisible()

    await page.getByRole('link', { name: 'Order more for table 12' }).click()
    await expect(page.getByRole('button', { name: 'Table 12' })).toBeVisible()
    await till.again()
    const watcher = await watch('/account/orders')
    await expect(watcher.getByRole('listitem', { name: 'Order 1042' })).toBeVisible()
    await sandbox.scenario({ name: 'lost-answer', match: '/orders', times: 1 })
    await till.buy()
    expect(await placings(sandbox)).toEqual([201, 0])
    await watcher.reload()
    await watcher.getByRole('link', { name: /^Order 1043/ }).click()
    await expect(watcher.getByText('For table 12', { exact: true })).toBeVisible()
    const tables = (await till.counter.orders()).map(({ fulfilment }) => fulfilment.table?.name)
    expect(tables).toEqual(['12', '12'])
  })

  test('forgets the table at the press of a button, and after two hours', async ({ page, customer }) => {
    await customer.storeSession()
    await page.goto('/menu?table=3')
    await page.getByRole('button', { name: 'Table 3' }).click()
    await page.getByRole('button', { name: 'Not at the table any more' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Pickup, about/ })).toBeVisible()

    await page.goto('/menu?table=3')
    await expect(page.getByRole('button', { name: 'Table 3' })).toBeVisible()
    await page.evaluate((hours) => {
      const table = JSON.parse(localStorage.getItem('table')!) as { since: number }
      localStorage.setItem('table', JSON.stringify({ ...table, since: table.since - hours * 3_600_000 }))
    }, 2)
    await page.goto('/menu')
    await expect(page.getByRole('button', { name: /^Pickup, about/ })).toBeVisible()
  })

  test.describe('that does not exist', () => {
    test.use({ expected: [/status of 404/] })
    test('shows a message above the menu', async ({ page }) => {
      await page.goto('/menu?table=%3Cb%3E99')
      await expect(page.getByText(/^There is no table <b>99 here\./)).toBeVisible()
      await expect(page.getByRole('article', { name: 'Charred corn ribs' })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Pickup, about/ })).toBeVisible()
    })
  })
})

test(
  'F64 the screens of an order for a table, with a wallet, are accessible',
  { tag: '@variant' },
  async ({ page, customer }) => {
    test.setTimeout(120_000)
    await page.addInitScript(() => Object.assign(window, { ApplePaySession: { canMakePayments: () => true } }))
    await customer.storeSession()
    await page.goto('/menu?table=12')
    await page.getByRole('button', { name: 'Table 12' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await isFitForAll(page, 'the choice at a table')
    const till = new Till(page)
    await till.again()
    await expect(page.getByRole('radio', { name: /^Apple Pay/ })).toBeVisible()
    await isFitForAll(page, 'the checkout at a table')
    await till.buy()
    await page.getByRole('link', { name: 'Track order' }).click()
    await expect(page.getByRole('link', { name: 'Order more for table 12' })).toBeVisible()
    await isFitForAll(page, 'the order for a table')
  },
)
