import type { Page } from '@playwright/test'
import { isFitForAll } from './fit-for-all'
import { SNACK, test } from './ordering'
import { expect } from './shop'

const LINK = '/menu?add=2xcharred-corn-ribs@8.50,pan-fried-dumplings:6-pieces+filling.pork-and-chive,tamarind-lemonade'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add these dishes?' })
const row = (page: Page, name: string) => dialog(page).getByRole('listitem', { name })
const badge = (page: Page, count: number) => page.getByRole('link', { name: new RegExp(`^Cart, ${count} item`) })

test('a guest sees what a link holds, signs in once, and has it in the cart, once', async ({
  page,
  customer,
  counter,
}) => {
  await page.goto(LINK)
  await expect(row(page, 'Charred corn ribs')).toContainText('2 ×')
  await expect(row(page, 'Pan-fried dumplings')).toContainText('6 pieces, Pork and chive')
  await expect(dialog(page)).toContainText('You sign in once, then they are in your cart.')
  await isFitForAll(page, 'the dishes of a link')
  await dialog(page).getByRole('button', { name: 'Add 4 items · $31.00' }).click()
  await expect(page).toHaveURL('/menu')
  await page.getByRole('button', { name: 'Login to Continue' }).click()
  await customer.signIn()
  await expect(page).toHaveURL('/menu')
  await expect(badge(page, 4)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => counter.inCart('charred-corn-ribs')).toBe(2)
  await page.reload()
  await expect(badge(page, 4)).toBeVisible()
  expect(await counter.inCart('pan-fried-dumplings')).toBe(1)
})

test('a customer adds the dishes of a link with one tap; reload and Back add nothing, the link opened anew asks again', async ({
  page,
  customer,
  counter,
  sandbox,
}) => {
  await customer.arrive('/about')
  await page.goto(LINK)
  await dialog(page).getByRole('button', { name: 'Add 4 items · $31.00' }).click()
  await expect(badge(page, 4)).toBeVisible()
  await expect(page).toHaveURL('/menu')
  await page.reload()
  await expect(badge(page, 4)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await page.goForward()
  await expect(page).toHaveURL('/menu')
  await expect(badge(page, 4)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)

  await page.goto(LINK)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/menu')
  await page.goto(LINK)
  await page.reload()
  await row(page, 'Tamarind lemonade').getByRole('checkbox').uncheck()
  await dialog(page).getByRole('button', { name: 'Add 3 items · $26.50' }).dblclick()
  await expect(badge(page, 7)).toBeVisible()
  await page.reload()
  await expect(badge(page, 7)).toBeVisible()
  expect(await counter.inCart('tamarind-lemonade')).toBe(1)
  expect(await sandbox.count('POST', '/cart-items')).toBe(5)
})

test('what is sold out, gone or dearer by now is said by its name, and a choice can be made again', async ({
  page,
  customer,
  sandbox,
}) => {
  await sandbox.scenario({ name: 'sold-out', itemId: 'tamarind-lemonade' })
  await sandbox.scenario({ name: 'price-up', itemId: 'charred-corn-ribs', by: 100 })
  await sandbox.scenario({ name: 'option-gone', itemId: 'pan-fried-dumplings', optionId: 'pork-and-chive' })
  await customer.arrive(`${LINK},pad-thai,3xcrispy-potato-roti:huge,salt-and-pepper-shrimp+tofu`)
  await expect(row(page, 'Tamarind lemonade')).toContainText('It is sold out.')
  await expect(row(page, 'Charred corn ribs')).toContainText('It was $8.50, and is $9.50 now.')
  await expect(row(page, 'Pad thai')).toContainText('It is no longer on the menu.')
  await expect(row(page, 'Salt and pepper shrimp')).toContainText('Without tofu: that is gone.')
  const dumplings = row(page, 'Pan-fried dumplings')
  await expect(dumplings).toContainText('Without Pork and chive: that is gone.')
  await expect(dumplings).toContainText('Please choose again: Filling.')
  await isFitForAll(page, 'a link to dishes that have changed')

  await dumplings.getByRole('link', { name: 'Choose it again' }).click()
  await expect(page).toHaveURL(/\/item\/pan-fried-dumplings/)
  await expect(page.getByRole('heading', { name: 'Pan-fried dumplings' })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await dialog(page)
    .getByRole('button', { name: /^Add 6 items/ })
    .click()
  await expect(badge(page, 6)).toBeVisible()
})

for (const [name, link, words] of [
  ['a link that is damaged', '/menu?add=tea:', 'This link is damaged, so nothing was added.'],
  ['a link without an end', `/menu?add=${'tamarind-lemonade,'.repeat(400)}`, 'This link holds more than an order.'],
] as const) {
  test(`${name} says so, and adds nothing`, async ({ page, customer }) => {
    await customer.arrive(link)
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  })
}

test('a million pieces and markup are text and a limit', async ({ page, customer }) => {
  await customer.arrive(`/menu?add=1000000xtamarind-lemonade,${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await expect(row(page, 'Tamarind lemonade')).toContainText('Only 50 at a time.')
  await expect(dialog(page).getByRole('listitem').nth(1)).toContainText('<img')
  await expect(dialog(page).locator('img')).toHaveCount(0)
})

test('the cart makes the link, and it brings the same dishes', async ({ page, visit, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit('/cart', SNACK)
  const share = page.getByRole('button', { name: 'Share this order' })
  await share.click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const { origin } = new URL(page.url())
  expect(await copied()).toBe(`${origin}/menu?add=charred-corn-ribs@8.50,tamarind-lemonade@4.50`)
  await page.goto(await copied())
  await dialog(page).getByRole('button', { name: 'Add 2 items · $13.00' }).click()
  await expect(badge(page, 4)).toBeVisible()
})
