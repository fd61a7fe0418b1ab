import { readFileSync } from 'node:fs'
import { press, tabTo } from './keys'
import { Counter } from './ordering'
import { expect, test } from './shop'

const LEMONADE = '/menu/all-day/section/drinks/item/tamarind-lemonade'

test('F63 every page of the account works by keyboard', { tag: '@variant' }, async ({ page, customer, sandbox }) => {
  test.setTimeout(120_000)
  await customer.storeSession()
  await new Counter(page).order({ 'charred-corn-ribs': 2 }, 'AT_RESTAURANT')
  await sandbox.scenario({ name: 'clock', now: '2026-11-20T20:00:00Z' })

  await page.goto(LEMONADE)
  await press(page, page.getByRole('button', { name: 'Add to favorites' }))
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeFocused()
  await expect.poll(() => sandbox.count('PUT', '/favorites')).toBe(1)
  await page.goto('/account')
  const room = async (name: RegExp) => {
    await press(page, page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name }))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  await room(/^Favorites/)
  const dish = page.getByRole('listitem', { name: 'Tamarind lemonade' })
  await press(page, dish.getByRole('button', { name: 'Add to cart' }))
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await press(page, dish.getByRole('button', { name: 'Remove Tamarind lemonade from favorites' }))
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()

  await room(/^Saved Addresses|^No saved addresses/)
  await tabTo(page, page.getByLabel('Street and number'))
  for (const text of ['5 Ludlow Street', '', 'New York', 'NY', '10002', 'Home']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Remove Home' }))
  await press(page, page.getByRole('button', { name: 'Undo Home' }))
  await tabTo(page, page.getByRole('button', { name: 'Edit Home' }))
  await expect(page.getByRole('listitem', { name: 'Home' })).toContainText('Default')

  await room(/^Payment Methods|^No saved cards/)
  await press(page, page.getByRole('button', { name: 'Add a card' }))
  await press(page, page.getByRole('button', { name: 'Visa ending in 4242' }))
  const card = page.getByRole('listitem', { name: 'Visa ending in 4242' })
  await expect(card).toContainText('Default')
  await press(page, card.getByRole('button', { name: 'Remove Visa ending in 4242' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Remove card' }))
  await expect(page.getByRole('heading', { name: 'No saved cards yet' })).toBeVisible()

  await room(/^Profile/)
  await tabTo(page, page.getByLabel('Last name'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Lovelace')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Profile saved')).toBeVisible()
  const download = page.waitForEvent('download')
  await press(page, page.getByRole('button', { name: 'Export my data' }))
  const file = await download
  expect(file.suggestedFilename()).toBe('my-data.json')
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ profile: { lastName: 'Lovelace' } })

  await room(/^Notifications/)
  await press(page, page.getByRole('button', { name: 'Mark all as read' }))
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await press(page, page.getByRole('link', { name: /Completed/ }))
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()

  await room(/^Orders/)
  await press(page, page.getByRole('button', { name: 'Order again' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^Add/ }))
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()

  await page.goto('/account/profile')
  await press(page, page.getByRole('button', { name: 'Delete account' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete account' }))
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})
