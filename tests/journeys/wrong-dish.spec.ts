import { readFileSync } from 'node:fs'
import { isFitForAll } from './fit-for-all'
import { LUNCH, rowsOf, test, type Counter } from './ordering'
import { expect, type Customer, type Sandbox } from './shop'

const PICTURE = 'src/sandbox/seed/tamarind-row/pictures/row-curry.webp'

/** An order of a customer, which has been collected. */
async function collected(customer: Customer, counter: Counter, sandbox: Sandbox) {
  await customer.storeSession()
  const { id } = await counter.order(LUNCH, 'HOSTED')
  await sandbox.scenario({ name: 'clock', now: '2026-11-20T18:50:00Z' })
  return `/track-order?orderId=${id}`
}

test.describe('a missing dish', () => {
  test.use({ expected: [/Failed to load resource|net::ERR_|Failed to send the report|Failed to save your choice/] })

  test('is reported once though an answer is lost, and refunded', async ({
    page,
    customer,
    counter,
    sandbox,
    watch,
  }) => {
    const order = await collected(customer, counter, sandbox)
    const watcher = await watch('/account/orders')
    const row = watcher.getByRole('listitem', { name: 'Order 1042' })
    await expect(row.getByRole('link', { name: 'Report a problem' })).toBeVisible()

    await page.goto('/account/orders')
    await page.getByRole('link', { name: 'Report a problem' }).click()
    await page.getByRole('checkbox', { name: '3 × Tamarind lemonade' }).check()
    await page.getByRole('button', { name: 'More Tamarind lemonade' }).click()
    await page.getByLabel('What should we know? (optional)').fill('Two <b>were</b> not in the bag.')
    await page.getByLabel('Picture (optional)').setInputFiles({
      ...{ name: 'bag.webp', mimeType: 'image/webp' },
      buffer: readFileSync(PICTURE),
    })
    await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
    await sandbox.scenario({ name: 'lost-answer', match: '/issue', times: 1 })
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByRole('radio', { name: 'Refund' })).toBeChecked()
    expect(await sandbox.count('POST', '/issue')).toBe(2)
    await expect(page.getByText('Two <b>were</b> not in the bag.')).toBeVisible()

    await sandbox.scenario({ name: 'lost-answer', match: '/issue/choice', times: 1 })
    await page.getByRole('button', { name: 'Choose' }).click()
    await expect(page.getByRole('heading', { name: '$9.80 refunded' })).toBeVisible()
    expect(await sandbox.count('PUT', '/issue/choice')).toBe(2)
    expect(await rowsOf(page.getByRole('region', { name: 'Receipt' }))).toMatchObject({ Refunded: '-$9.80' })

    await watcher.reload()
    await expect(row).toContainText('$9.80 refunded')
    await row.getByRole('link', { name: /Order 1042/ }).click()
    await expect(watcher.getByText('2 × Tamarind lemonade · Missing')).toBeVisible()
    await watcher.goto('/account/points')
    await expect(watcher.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText('-9')
    await page.goto(order)
    await expect(page.getByRole('heading', { name: '$9.80 refunded' })).toBeVisible()
  })

  test(
    'reported in two browsers shows the first report to both',
    { tag: '@variant' },
    async ({ page, customer, counter, sandbox }) => {
      const order = await collected(customer, counter, sandbox)
      await page.goto(order)
      await page.getByRole('button', { name: 'Report a problem' }).click()
      const [first] = await counter.orders()
      const { cartItemId } = first!.lines[0]!
      await counter.report(first!.id, {
        dishes: [{ cartItemId, quantity: 1, reason: 'COLD' }],
        comment: null,
        picture: null,
      })
      await page.getByRole('checkbox', { name: '3 × Tamarind lemonade' }).check()
      await page.getByRole('button', { name: 'Send report' }).click()
      await expect(page.getByText('1 × Charred corn ribs · Cold')).toBeVisible()
    },
  )
})

test('F64 reporting a wrong dish is accessible', { tag: '@variant' }, async ({ page, customer, counter, sandbox }) => {
  test.setTimeout(120_000)
  await page.goto(await collected(customer, counter, sandbox))
  await page.getByRole('button', { name: 'Report a problem' }).click()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Please choose at least one dish.')).toBeVisible()
  await page.getByRole('checkbox', { name: '3 × Tamarind lemonade' }).check()
  await isFitForAll(page, 'the report')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('button', { name: 'Choose' })).toBeVisible()
  await isFitForAll(page, 'the offers')
})
