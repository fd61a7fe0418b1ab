import { press, tabTo } from './keys'
import { SNACK, test } from './ordering'
import { expect } from './shop'

test(
  'F63 a completed order is rated by keyboard, and a second tab shows the rating',
  { tag: '@variant' },
  async ({ page, customer, counter, sandbox, context }) => {
    await customer.storeSession()
    await counter.order(SNACK, 'AT_RESTAURANT')
    await sandbox.scenario({ name: 'clock', now: '2026-11-20T20:00:00Z' })
    await page.goto('/account/orders')
    await press(page, page.getByRole('button', { name: 'Rate', exact: true }))
    const form = page.getByRole('dialog')
    await press(page, form.getByRole('radio', { name: '1 Star' }).first(), ' ')
    for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight')
    await tabTo(page, form.getByLabel('What should we know? (optional)'))
    await page.keyboard.type('Hot and on time.')
    const second = await context.newPage()
    await second.goto('/account/orders')
    await expect(second.getByRole('button', { name: 'Rate', exact: true })).toBeVisible()
    await page.bringToFront()
    await press(page, form.getByRole('button', { name: 'Save rating' }))
    await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Rate|Change rating)$/ })).toBeFocused()
    await expect(second.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  },
)
