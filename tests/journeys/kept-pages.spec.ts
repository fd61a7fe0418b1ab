import { openWithoutCode } from './hold-code'
import { LUNCH, SNACK, test } from './ordering'
import { expect } from './shop'
import { watchShift } from './stands-still'

const RIBS = 'Charred corn ribs'

test('the cart stands as last seen before its code, and is read once', async ({ page, customer, sandbox }) => {
  await customer.arrive()
  await customer.add(RIBS)
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  const line = page.getByRole('listitem', { name: RIBS })
  await expect(line).toBeVisible()
  const texts = await line.innerText()
  await page.goto('about:blank', { waitUntil: 'load' })
  const shift = await watchShift(page)
  const before = await sandbox.count('GET', '/cart')

  const release = await openWithoutCode(page, '/cart')
  const kept = page.locator('#root > [inert]')
  await expect(kept.locator('li').first()).toBeVisible()
  expect(await kept.locator('li').first().innerText()).toBe(texts)
  expect(await sandbox.count('GET', '/cart')).toBe(before + 1)

  release()
  await expect(line).toBeVisible()
  await expect(kept).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await sandbox.count('GET', '/cart')).toBe(before + 1)
  expect(await shift()).toBeLessThan(0.001)
})

test('the checkout stands as last seen, inert, until its price is known', async ({ page, customer, sandbox }) => {
  await customer.arrive()
  await customer.add(RIBS)
  await page.goto('/checkout')
  const note = page.getByLabel('Note for the kitchen')
  await note.fill('No nuts, please')
  const place = page.getByRole('button', { name: /^Place order · / })
  await expect(place).toBeEnabled()
  const total = await place.innerText()

  const shift = await watchShift(page)
  await sandbox.scenario({ name: 'latency', match: '/orders/quote', ms: 1500, times: 1 })
  await page.goto('/checkout')
  const kept = page.locator('[inert]', { has: page.locator('[form=checkout]') })
  await expect(kept).toContainText(total)
  await expect(kept.locator('textarea')).toHaveValue('No nuts, please')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(kept).toBeVisible()
  await expect(kept).toHaveCount(0)
  await expect(place).toBeEnabled()
  await expect(note).toHaveValue('No nuts, please')
  expect(await shift()).toBeLessThan(0.001)
})

test('an order stands as last seen at its address, then as it is now', async ({ page, customer, counter, sandbox }) => {
  await customer.storeSession()
  const other = await counter.order(SNACK, 'AT_RESTAURANT')
  const order = await counter.order(LUNCH, 'AT_RESTAURANT')
  const status = page.getByRole('main').getByRole('status').first()
  await page.goto(`/track-order?orderId=${order.id}`)
  const before = await status.innerText()

  const release = await openWithoutCode(page, `/track-order?orderId=${other.id}`)
  await expect(page.locator('#root')).toBeEmpty()
  await page.goto(`/track-order?orderId=${order.id}`, { waitUntil: 'commit' })
  const kept = page.locator('#root > [inert]')
  await expect(kept).toContainText(`Order ${order.number}`)
  expect(await kept.locator('[role=status]').first().innerText()).toBe(before)
  await sandbox.scenario({ name: 'order-step' })
  release()
  await expect(kept).toHaveCount(0)
  await expect(status).not.toHaveText(before)
})

test('the cart is drawn once, with its dishes, where nothing of it is kept', async ({ page, customer }) => {
  await customer.arrive()
  await customer.add(RIBS)
  await page.addInitScript(() => {
    localStorage.removeItem('keptPage')
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const { ariaLabel } of document.querySelectorAll('main [role=status]')) if (ariaLabel) seen.push(ariaLabel)
    }).observe(document, { childList: true, subtree: true })
  })
  const answers = [/\/users\/[^/]+\/cart$/, /\/menus$/].map((address) => page.waitForResponse(address))
  const release = await openWithoutCode(page, '/cart')
  for (const answer of answers) await (await answer).finished()
  release()
  await expect(page.getByRole('listitem', { name: RIBS })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).not.toContain('Loading your cart')
})
