import { execFileSync } from 'node:child_process'
import { Till } from './ordering'
import { PreviewServer } from './preview-server'
import { expect, test } from './shop'

const demo = new PreviewServer(['--mode', 'demo', '--outDir', 'dist-demo'])

// One build serves them all.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const build = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'demo', '--outDir', 'dist-demo']
  execFileSync(process.execPath, [...build, '--logLevel', 'error', '--sourcemap', 'false'])
  await demo.start()
})
test.afterAll(() => demo.end())

test('the demo on a static host takes an order in two tabs', { tag: '@variant' }, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: demo.url })
  const page = await context.newPage()

  await page.goto('/menu')
  await expect(page.getByRole('main').getByText(/^(Open|Closed)/)).toBeVisible()
  const isSet = await page.evaluate(async () => {
    const body = JSON.stringify({ name: 'clock', now: '2026-11-20T18:00:00Z' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/__sandbox/scenario', { method: 'POST', headers, body })).ok
  })
  expect(isSet).toBe(true)
  await page.getByRole('button', { name: 'Add Charred corn ribs to cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Login to Continue' }).click()
  await page.getByLabel('Phone number').fill('+12125550100')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Verification code')).toBeFocused()
  const code = await page.evaluate(async () => {
    const answer = await fetch('/emulator/v1/projects/demo-tamarind-row/verificationCodes')
    const { verificationCodes } = (await answer.json()) as { verificationCodes: { code: string }[] }
    return verificationCodes.at(-1)!.code
  })
  await page.getByLabel('Verification code').fill(code)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/cart')
  await second.getByRole('button', { name: 'Increase quantity of Charred corn ribs' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await second.close()

  await page.goto('/checkout')
  const till = new Till(page)
  await till.press()
  await till.pay()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('order-number')).toHaveText('1042')
  await context.close()
})

test('the app answers an address that the static host does not know', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: demo.url })
  const page = await context.newPage()
  await page.goto('/menu/all-day/section/drinks/item/tamarind-lemonade')
  await expect(page.getByRole('heading', { level: 1, name: 'Tamarind lemonade' })).toBeVisible()
  await context.close()
})

test('a page that is loaded past the worker (Shift and reload) still starts', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: demo.url })
  const page = await context.newPage()
  await page.goto('/menu')
  await expect(page.getByRole('article', { name: 'Tamarind lemonade' })).toBeVisible()
  const client = await context.newCDPSession(page)
  const loaded = page.waitForEvent('load')
  await client.send('Page.reload', { ignoreCache: true })
  await loaded
  await expect(page.getByRole('article', { name: 'Tamarind lemonade' })).toBeVisible()
  await context.close()
})
