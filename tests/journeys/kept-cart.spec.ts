import { openWithoutCode } from './hold-code'
import { expect, test } from './shop'
import { watchShift } from './stands-still'

const RIBS = 'Charred corn ribs'

test('the cart stands as last seen before its code has loaded, and is then read once', async ({
  page,
  customer,
  sandbox,
}) => {
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
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0)
  expect(await sandbox.count('GET', '/cart')).toBe(before + 1)

  release()
  await expect(line).toBeVisible()
  await expect(kept).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await sandbox.count('GET', '/cart')).toBe(before + 1)
  expect(await shift()).toBeLessThan(0.001)
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
