import { atRest } from './at-rest'
import { arriveOld, readPages } from './long-account'
import { expect, test } from './shop'

test.use({ viewport: { width: 390, height: 844 } })

test('Back and a reload keep the position in a long list', { tag: '@variant' }, async ({ page, customer, server }) => {
  await arriveOld(page, customer, server)
  await page.goto('/account/orders')
  await readPages(page, 'orders', 60)
  const fifty = page.getByRole('listitem', { name: 'Order 9950' })
  await fifty.scrollIntoViewIfNeeded()
  await atRest(page)
  await page.reload()
  await expect(fifty).toBeInViewport()
  await expect(page.getByRole('listitem')).toHaveCount(60)
  await fifty.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Order 9950' })).toBeVisible()
  await page.goBack()
  await expect(fifty).toBeInViewport()
})
