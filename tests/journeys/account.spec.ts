import type { Page } from '@playwright/test'
import { press, tabTo } from './keys'
import { Counter } from './ordering'
import { expect, test, type Sandbox } from './shop'

test(
  'an address is added, changed, made the default, removed and restored; a second tab follows',
  { tag: '@variant' },
  async ({ page, customer, context }) => {
    await customer.storeSession()
    await page.goto('/account/saved-addresses')
    const fill = async (street: string, zip: string, label: string) => {
      await page.getByLabel('Street and number').fill(street)
      await page.getByLabel('City').fill('New York')
      await page.getByLabel('State').fill('NY')
      await page.getByLabel('ZIP code').fill(zip)
      await page.getByLabel('Name of the address').fill(label)
      await page.getByRole('button', { name: 'Save address' }).click()
    }
    await page.getByRole('button', { name: 'Add an address' }).click()
    await fill('5 Ludlow Street', '10002', 'Home')
    await expect(page.getByRole('listitem', { name: 'Home' })).toContainText('Default')
    await page.getByRole('button', { name: 'Add an address' }).click()
    await fill('1 Main Street', '90210', 'Work')
    await expect(page.getByRole('listitem', { name: 'Work' })).toContainText('We do not deliver there.')
    await page.getByRole('button', { name: 'Edit Work' }).click()
    await page.getByLabel('ZIP code').fill('10013')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByRole('listitem', { name: 'Work' })).not.toContainText('We do not deliver there.')
    await page.getByRole('button', { name: 'Make Work the default' }).click()
    await expect(page.getByRole('listitem', { name: 'Work' })).toContainText('Default')
    const second = await context.newPage()
    await second.goto('/account/saved-addresses')
    await expect(second.getByRole('listitem', { name: 'Work' })).toContainText('Default')
    await page.getByRole('button', { name: 'Remove Home' }).click()
    await expect(second.getByRole('listitem', { name: 'Home' })).toBeHidden()
    await page.getByRole('button', { name: 'Undo Home' }).click()
    await expect(page.getByRole('listitem', { name: 'Home' })).toBeVisible()
    await expect(second.getByRole('listitem', { name: 'Home' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('listitem')).toHaveText([/Work/, /Home/], { useInnerText: true })
  },
)

test('F63 addresses are added, removed and restored by keyboard', { tag: '@variant' }, async ({ page, customer }) => {
  await customer.storeSession()
  await page.goto('/account/saved-addresses')
  await press(page, page.getByRole('button', { name: 'Add an address' }))
  await expect(page.getByLabel('Street and number')).toBeFocused()
  for (const text of ['5 Ludlow Street', '', 'New York', 'NY', '10002', 'Home']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Remove Home' }))
  await press(page, page.getByRole('button', { name: 'Undo Home' }))
  await tabTo(page, page.getByRole('button', { name: 'Edit Home' }))
  await expect(page.getByRole('listitem', { name: 'Home' })).toContainText('Default')
})

test(
  'cards are saved on the provider’s page, made the default and removed',
  { tag: '@variant' },
  async ({ page, customer }) => {
    await customer.storeSession()
    await page.goto('/account/payment-methods')
    for (const card of ['Visa ending in 4242', 'Mastercard ending in 4444']) {
      await page.getByRole('button', { name: 'Add a card' }).click()
      await page.getByRole('button', { name: `Save ${card}` }).click()
      await expect(page).toHaveURL(/\/account\/payment-methods$/)
      await expect(page.getByRole('listitem', { name: card })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Make Mastercard ending in 4444 the default' }).click()
    await expect(page.getByRole('listitem', { name: 'Mastercard ending in 4444' })).toContainText('Default')
    await press(page, page.getByRole('button', { name: 'Remove Visa ending in 4242' }))
    await press(page, page.getByRole('button', { name: 'Remove card' }))
    await expect(page.getByRole('listitem', { name: 'Visa ending in 4242' })).toBeHidden()
    await page.reload()
    await expect(page.getByRole('listitem', { name: 'Mastercard ending in 4444' })).toContainText('Default')
    await page.getByRole('button', { name: 'Add a card' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('listitem', { name: 'Mastercard ending in 4444' })).toBeVisible()
  },
)

test.describe('a completed order', () => {
  /** An order of noodles with an egg, ribs and lemonade, completed. */
  async function completed(page: Page, sandbox: Sandbox) {
    await page.goto('/menu/all-day/section/noodles-soups/item/hand-pulled-noodles')
    await page.getByRole('radio', { name: 'Mild' }).check()
    await page.getByRole('checkbox', { name: 'Soft egg' }).check()
    await page.getByRole('button', { name: /^Add to cart · / }).click()
    await expect(page.getByText('Item added to cart!')).toBeVisible()
    await new Counter(page).fillCart({ 'charred-corn-ribs': 1, 'tamarind-lemonade': 3 })
    await page.goto('/checkout')
    await page.getByRole('radio', { name: 'Pay at the restaurant' }).check()
    await page.getByRole('button', { name: /^Place order · \$/ }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await sandbox.scenario({ name: 'clock', now: '2026-11-20T20:00:00Z' })
  }

  test(
    'shows a sold-out dish, a missing option and a higher price before the rest is added again',
    { tag: '@variant' },
    async ({ page, customer, sandbox }) => {
      await customer.storeSession()
      await completed(page, sandbox)
      await sandbox.scenario({ name: 'sold-out', itemId: 'charred-corn-ribs' })
      await sandbox.scenario({ name: 'option-gone', itemId: 'hand-pulled-noodles', optionId: 'soft-egg' })
      await sandbox.scenario({ name: 'price-up', itemId: 'tamarind-lemonade', by: 25 })
      await page.goto('/account/orders')
      await page.getByRole('button', { name: 'Order again' }).click()
      const preview = page.getByRole('dialog')
      await expect(preview.getByRole('listitem', { name: 'Charred corn ribs' })).toContainText('It is sold out.')
      await expect(preview.getByRole('listitem', { name: 'Hand-pulled noodles' })).toContainText(
        'Without Soft egg: that is gone.',
      )
      await expect(preview.getByRole('listitem', { name: 'Tamarind lemonade' })).toContainText(
        'It was $4.50, and is $4.75 now.',
      )
      await page.goBack()
      await expect(preview).toBeHidden()
      await page.goForward()
      await page.reload()
      const eggs = preview.getByLabel('Instead of Hand-pulled noodles')
      await eggs.selectOption('Instead: Crispy garlic')
      await expect(eggs.locator('option:checked')).toHaveText('Instead: Crispy garlic')
      await preview.getByLabel('Instead of Charred corn ribs').selectOption({ index: 1 })
      await expect(preview.getByRole('listitem', { name: 'Charred corn ribs' })).not.toContainText('Left out')
      await expect(preview.getByRole('button', { name: /^Add 5 items/ })).toBeEnabled()
      await preview.getByLabel('Instead of Charred corn ribs').selectOption('Leave it out')
      await preview.getByRole('button', { name: 'Add 4 items · $28.75' }).click()
      await expect(page).toHaveURL(/\/cart$/)
      await expect(page.getByRole('main')).toContainText('$28.75')
      const cart = page.getByRole('list', { name: 'Cart' })
      await expect(cart.getByRole('listitem', { name: 'Hand-pulled noodles' })).not.toContainText('egg')
      await expect(cart.getByRole('listitem', { name: 'Hand-pulled noodles' })).toContainText('Crispy garlic')
      await expect(cart.locator('> li')).toHaveCount(2)
      await expect(page.getByText('not yet confirmed')).toHaveCount(0)
    },
  )

  test(
    'F63 is rated with its dishes by keyboard, and a second tab shows the rating',
    { tag: '@variant' },
    async ({ page, customer, sandbox, context }) => {
      await customer.storeSession()
      await completed(page, sandbox)
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
})

test('the profile is changed, exported and deleted', { tag: '@variant' }, async ({ page, customer }) => {
  await customer.storeSession()
  await page.goto('/account/profile')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByRole('checkbox', { name: /offers/ }).check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('my-data.json')
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ profile: { lastName: 'Lovelace' } })

  await press(page, page.getByRole('button', { name: 'Delete account' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete account' }))
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})

test(
  'a notification of an order arrives, is counted, links to the order and is read; a preference is saved',
  { tag: '@variant' },
  async ({ page, customer, sandbox }) => {
    await sandbox.scenario({ name: 'clock', now: '2027-01-15T18:00:00Z' })
    await customer.storeSession()
    await new Counter(page).order({ 'charred-corn-ribs': 2 }, 'AT_RESTAURANT')
    await sandbox.scenario({ name: 'order-step' })

    await page.goto('/account/notifications')
    const rooms = page.getByRole('navigation', { name: 'Account' })
    await expect(rooms.getByRole('link', { name: 'Notifications 2 unread' })).toBeVisible()
    await expect(rooms.getByRole('link', { name: 'Orders 1 under way' })).toBeVisible()
    await press(page, page.getByRole('link', { name: /Confirmed/ }))
    await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible()
    await page.goBack()
    await expect(rooms.getByRole('link', { name: 'Notifications 1 unread' })).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Mark all as read' }))
    await expect(rooms.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()

    await press(page, page.getByRole('group', { name: 'Offers' }).getByRole('checkbox', { name: 'Email' }), 'Space')
    await expect.poll(() => sandbox.count('PUT', '/preferences')).toBe(1)
    await page.reload()
    await expect(page.getByRole('group', { name: 'Offers' }).getByRole('checkbox', { name: 'Email' })).toBeChecked()
    await expect(rooms.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  },
)
