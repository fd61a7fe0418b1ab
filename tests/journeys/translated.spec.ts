import { holdCode } from './hold-code'
import { expect, test } from './shop'
import { translated } from './translator'

const RIBS = 'Charred corn ribs'
/** Of each way one journey runs every day: before React, and while it takes over. */
const DAILY = ['replaces before the code', 'wraps 50']

for (const how of ['replaces', 'wraps'] as const) {
  for (const when of ['before the code', 0, 50, 300, 2000] as const) {
    const tag = DAILY.includes(`${how} ${when}`) ? [] : ['@variant']
    test(
      `a translator that ${how} texts costs no tap and no number: ${when}`,
      { tag },
      async ({ page, customer, sandbox }) => {
        await translated(page, how, when)
        await page.goto('/menu')
        await page.locator('article').filter({ hasText: RIBS }).getByRole('link').first().click()
        await expect(page).toHaveURL(/charred-corn-ribs/)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(RIBS)
        await customer.arrive()
        await page.getByRole('button', { name: `Add ${RIBS} to cart` }).click()
        await page.getByRole('link', { name: 'Cart, 1 item' }).click()
        const line = page.getByRole('listitem', { name: RIBS })
        for (const count of ['2', '3', '4']) {
          await page.getByRole('button', { name: `Increase quantity of ${RIBS}` }).click()
          await expect(line.locator('output')).toContainText(count)
        }
        await expect(page.getByTestId('subtotal')).toContainText('$34.00')
        await page.getByRole('link', { name: 'Checkout' }).click()
        await page.getByRole('radio', { name: 'Pay at the restaurant' }).check()
        await page.getByRole('button', { name: /^Place order/ }).click()
        await expect(page.getByTestId('order-number')).toBeVisible()
        const calls = await sandbox.requests()
        expect(calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/orders'))).toHaveLength(1)
      },
    )
  }
}

test('what is pressed before the code has loaded is done in a translated page', async ({ page, customer }) => {
  const release = await holdCode(page)
  await customer.storeSession()
  await translated(page, 'replaces', 'before the code')
  await page.goto('/menu', { waitUntil: 'commit' })
  await page.getByRole('button', { name: `Add ${RIBS} to cart` }).click()
  await page.getByRole('button', { name: 'Spicy°' }).click()
  release()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Spicy' })).toHaveAttribute('aria-pressed', 'true')
})

/** As password managers, spelling checkers and dark modes do. */
const extended = () => {
  const begin = () => {
    document.body.setAttribute('cz-shortcut-listen', 'true')
    document.body.append(document.createElement('grammarly-desktop-integration'))
    document.querySelectorAll('input, textarea').forEach((field) => {
      field.setAttribute('data-lastpass-icon-root', '')
      field.setAttribute('style', 'background-image: none')
      field.after(document.createElement('com-1password-button'))
    })
    document.querySelectorAll('main h1, main p, nav').forEach((place) => {
      place.prepend(document.createElement('dark-reader'))
    })
  }
  document.addEventListener('readystatechange', begin, { once: true })
  window.addEventListener('load', () => setTimeout(begin, 500))
}

test(
  'what extensions add to a page costs neither a tap nor a sign-in',
  { tag: '@variant' },
  async ({ page, customer }) => {
    await page.addInitScript(extended)
    await page.goto('/login?next=/menu')
    await customer.signIn()
    await customer.add(RIBS)
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await page.getByRole('button', { name: `Increase quantity of ${RIBS}` }).click()
    await expect(page.getByTestId('subtotal')).toHaveText('$17.00')
  },
)
