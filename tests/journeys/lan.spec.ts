import config from '../../playwright.config'
import { Till, test } from './ordering'
import { expect } from './shop'
import { LAN } from './watch-browser'

/** The browser logs this on each page: the header is for https. */
const IGNORED = /Cross-Origin-Opener-Policy header has been ignored/
const { args = [] } = config.use?.launchOptions ?? {}
test.use({
  expected: [IGNORED],
  launchOptions: { ...config.use?.launchOptions, args: [...args, `--host-resolver-rules=MAP ${LAN} localhost`] },
})

test('a phone on the network orders without https', { tag: '@variant' }, async ({ page, server, customer }) => {
  const shop = server.url.replace('localhost', LAN)
  await page.goto(`${shop}/menu`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.getByRole('button', { name: 'Add Charred corn ribs to cart' }).click()
  await page.getByRole('button', { name: 'Login to Continue' }).click()
  await customer.signIn()
  await expect(page.getByText('Item added to cart!')).toBeVisible()
  await page.goto(`${shop}/menu`)
  await customer.add('Tamarind lemonade')
  await page.goto(`${shop}/checkout`)
  const till = new Till(page)
  expect(await till.press()).toBe(1415)
  await till.pay()
  await expect(page.getByTestId('order-number')).toHaveText('1042')
})
