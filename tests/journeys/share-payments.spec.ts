import type { Page } from '@playwright/test'
import { isFitForAll } from './fit-for-all'
import { bar, choose, CORN, guest, LEMONADE, started } from './group'
import { centsOf, Counter, rowsOf, test, Till } from './ordering'
import { expect } from './shop'

const share = (page: Page) => page.getByRole('region', { name: /^Your share:/ })
const centsAsked = async (page: Page) =>
  centsOf((await share(page).getByRole('heading').textContent())!.split(': ')[1]!)

/** Presses a button of the hosted page, and is back at the group order. */
async function presses(page: Page, outcome: string) {
  await share(page).getByRole('button').click()
  await page.getByRole('button', { name: outcome }).click()
  await expect(page).toHaveURL(/\/group-order\?id=/)
}

test.describe('shares of a group order, with a payment that is declined', () => {
  test('one guest pays, one is declined, and the host pays the rest to the cent', async ({
    page,
    browser,
    customer,
  }) => {
    test.setTimeout(120_000)
    const link = await started(page, customer)
    const [grace, edith] = await Promise.all(['Grace', 'Edith'].map((name) => guest(browser, page, link, name)))
    await choose(grace!, LEMONADE, 1)
    await choose(edith!, CORN, 1)
    for (const one of [grace!, edith!]) await bar(one).getByRole('link').click()
    await page.goto('/menu')
    await customer.add(CORN)
    await page.goto('/checkout')
    const till = new Till(page)
    await expect(till.place).toBeEnabled()
    const total = centsOf((await rowsOf(till.summary)).Total!)
    await page.getByRole('button', { name: 'Let everyone pay their share' }).click()
    const list = page.getByRole('list', { name: 'Shares of your guests' })
    await expect(list).toContainText('not paid yet')

    await expect(share(grace!)).toBeVisible()
    const hers = await centsAsked(grace!)
    await isFitForAll(grace!, 'a share that is asked for')
    await presses(grace!, 'Approve payment')
    await expect(share(grace!)).toContainText('Paid. Ada pays the rest.')
    await expect(share(edith!)).toBeVisible()
    await presses(edith!, 'Decline payment')
    await expect(share(edith!)).toContainText('The payment did not go through.')
    await isFitForAll(edith!, 'a share whose payment was declined')

    await expect(list).toContainText(/Grace: \$[\d.]+, paid/)
    await expect(list).toContainText(/Edith: \$[\d.]+, not paid yet/)
    await expect(till.summary).toContainText('Paid by your guests')
    await isFitForAll(page, 'the checkout with shares')
    expect(await till.press()).toBe(total - hers)
    await till.pay()
    await expect(page.getByTestId('order-number')).toBeVisible()
    await expect(share(edith!)).toContainText('Ada pays your share with the order.')

    const [order] = await new Counter(page).orders()
    expect(order!.totals).toMatchObject({ total, due: total - hers })
    await page.goto(`/track-order?orderId=${order!.id}`)
    const receipt = page.getByRole('region', { name: 'Receipt' })
    const rows = await rowsOf(receipt)
    expect([rows.Total, rows['Paid by your guests'], rows['Left to pay']].map((row) => centsOf(row!))).toEqual([
      total,
      hers,
      total - hers,
    ])
    await expect(receipt.getByRole('region', { name: 'Shares' })).toContainText(/Grace paid \$/)
    for (const one of [grace!, edith!]) await one.close()
  })
})
