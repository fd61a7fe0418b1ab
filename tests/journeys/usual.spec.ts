import { isFitForAll } from './fit-for-all'
import { comeBack, usual } from './last-order'
import { test, Till } from './ordering'
import { expect } from './shop'
import { onSlow4G, PHONE, standsStill } from './stands-still'

for (const path of ['/', '/menu', '/cart']) {
  test(
    `the last order is paid again in two taps from ${path}`,
    { tag: '@variant' },
    async ({ page, customer, counter, sandbox }) => {
      await comeBack(page, { customer, counter, sandbox, path })
      await expect(usual(page)).toContainText('Charred corn ribs, 3\u00a0×\u00a0Tamarind lemonade')
      await expect(usual(page)).toContainText('$22.00')
      await usual(page).getByRole('button', { name: 'Order again' }).click()
      await expect(page.getByRole('radio', { name: '15%' })).toBeChecked()
      await expect(page.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked()
      await new Till(page).press()
      await expect(page.getByTestId('order-number')).toBeVisible()
      const [again, first] = await counter.orders()
      expect(again?.payment).toMatchObject({ status: 'PAID', method: 'SAVED' })
      expect(again?.totals).toEqual(first?.totals)
    },
  )
}

test(
  'the place of the usual is kept free from the first paint on, and it fits everyone',
  { tag: '@variant' },
  async ({ page, customer, counter, sandbox }) => {
    await comeBack(page, { customer, counter, sandbox, path: '/menu' })
    await onSlow4G(page)
    for (const path of ['/', '/menu']) {
      await standsStill(page, path, PHONE)
      await expect(usual(page)).toContainText('$22.00')
    }
    await isFitForAll(page, 'the usual')
  },
)

test(
  'going back from the checkout and ordering again adds nothing twice',
  { tag: '@variant' },
  async ({ page, customer, counter, sandbox }) => {
    await comeBack(page, { customer, counter, sandbox, path: '/menu' })
    const till = new Till(page)
    for (let time = 0; time < 2; time++) {
      await usual(page).getByRole('button', { name: 'Order again' }).click()
      await expect(till.place).toHaveText('Place order · $27.25')
      await page.goBack()
    }
    expect(await counter.inCart('tamarind-lemonade')).toBe(3)
  },
)
