import { expect, test } from './shop'

const NOODLES = '/menu/all-day/section/noodles-soups/item/hand-pulled-noodles'

test('favorites of one dish are listed, added with one tap, and removed', async ({ page, customer, sandbox }) => {
  await customer.arrive(NOODLES)
  await page.getByRole('radio', { name: 'Large' }).check()
  await page.getByRole('radio', { name: 'Hot', exact: true }).check()
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeVisible()
  await expect.poll(() => sandbox.count('PUT', '/favorites/hand-pulled-noodles')).toBe(1)

  await page.getByRole('radio', { name: 'Regular' }).check()
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect.poll(() => sandbox.count('PUT', '/favorites/hand-pulled-noodles')).toBe(2)

  await page.goto('/account/favorites')
  const rows = page.getByRole('listitem', { name: 'Hand-pulled noodles' })
  await expect(rows).toHaveCount(2)
  await rows
    .filter({ hasText: 'Regular' })
    .getByRole('button', { name: 'Remove Hand-pulled noodles from favorites' })
    .click()
  const row = rows.filter({ hasText: 'Large' })
  await expect(rows).toHaveCount(1)
  await expect(row).toContainText('Large, Hot')
  await expect(row).toContainText('$17.50')
  await row.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await row.getByRole('link', { name: 'Hand-pulled noodles' }).click()
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Add to cart · $17.50' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove from favorites' }).click()
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect.poll(() => sandbox.count('PUT', '/favorites/hand-pulled-noodles')).toBe(3)
  await page.goBack()
  await expect(row).toContainText('Large, Hot')
  await row.getByRole('button', { name: 'Remove Hand-pulled noodles from favorites' }).click()
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
  await expect.poll(() => sandbox.count('DELETE', '/favorites/hand-pulled-noodles')).toBe(3)
})

test.describe('a favorite that the API cannot save', () => {
  test.use({ expected: [/500|Failed to save the favorite/] })

  test('resets the heart and shows why', { tag: '@variant' }, async ({ page, customer, sandbox }) => {
    await customer.arrive(NOODLES)
    await sandbox.scenario({ name: 'fail', match: 'PUT', status: 500, times: 1 })
    await page.getByRole('button', { name: 'Add to favorites' }).click()
    await expect(page.getByText('Failed to save the favorite.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeVisible()
  })
})

test('a guest who taps the heart signs in and returns to the dish', { tag: '@variant' }, async ({ page, customer }) => {
  await page.goto(NOODLES)
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await customer.signIn()
  await expect(page.getByRole('heading', { level: 1, name: 'Hand-pulled noodles' })).toBeVisible()
})
