import { isFitForAll } from './fit-for-all'
import { placings, test, Till } from './ordering'
import { expect } from './shop'

test.describe('at a table', () => {
  test.use({ expected: [/Failed to place your order|net::ERR_/] })

  test('brings two orders to the scanned table, though an answer is lost', async ({
    page,
    customer,
    sandbox,
    watch,
  }) => {
    const till = new Till(page)
    await customer.arrive('/menu?table=12')
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
})

test('F64 an order for a table, with a wallet, is accessible', { tag: '@variant' }, async ({ page, customer }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => Object.assign(window, { ApplePaySession: { canMakePayments: () => true } }))
  await customer.arrive('/menu?table=12')
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
})
