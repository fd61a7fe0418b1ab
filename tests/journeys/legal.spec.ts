import { rmSync } from 'node:fs'
import { PRIVACY, writeLegalBrand } from '../setup/legal-brand'
import { builtWith } from './built-with'
import { Counter, cutOff, SNACK } from './ordering'
import { expect } from './shop'

const RESTAURANT = '.vite/legal-restaurant'
writeLegalBrand(RESTAURANT)
const test = builtWith({ SANDBOX_RESTAURANT: RESTAURANT, VITE_LOCALE: 'de-AT' })
test.afterAll(() => rmSync(RESTAURANT, { recursive: true, force: true }))

test('the imprint is a link away on every page; what the restaurant does not have is not found', async ({ page }) => {
  await page.goto('/menu')
  const list = page.getByRole('navigation', { name: 'Rechtliches' })
  await expect(list.getByRole('link')).toHaveText(['Impressum', 'Datenschutz', 'AGB'])
  await expect(list.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', PRIVACY)
  await list.getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL('/legal/imprint')
  await expect(page).toHaveTitle('Impressum der Trattoria · Tamarind Row')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum der Trattoria')
  await list.getByRole('link', { name: 'AGB' }).click()
  await expect(page).toHaveTitle('AGB · Tamarind Row')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AGB')
  expect((await page.request.get('/legal/imprint/')).status()).toBe(200)
  for (const name of ['privacy', 'withdrawal', 'nothing']) {
    expect((await page.request.get(`/legal/${name}`)).status(), name).toBe(404)
  }
})

test('a German customer orders with an obligation to pay, and reads the terms beside the checkout', async ({
  page,
  customer,
}) => {
  await customer.storeSession()
  await new Counter(page).fillCart(SNACK)
  await page.goto('/checkout')
  await expect(page.getByRole('button', { name: /^Zahlungspflichtig bestellen · .*14,15/ })).toBeVisible()
  const line = page.getByText('Mit Ihrer Bestellung akzeptieren Sie unsere AGB und Datenschutzerklärung.')
  await expect(line.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute('href', PRIVACY)
  await page.getByRole('textbox', { name: 'Hinweis für die Küche' }).fill('Ohne Eis')
  const [terms] = await Promise.all([page.waitForEvent('popup'), line.getByRole('link', { name: 'AGB' }).click()])
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('AGB')
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('textbox', { name: 'Hinweis für die Küche' })).toHaveValue('Ohne Eis')
})

test('the steps of an order have room for long words on every phone', async ({ page, customer }) => {
  await customer.storeSession()
  const { id } = await new Counter(page).order(SNACK, 'AT_RESTAURANT')
  await page.goto(`/track-order?orderId=${id}`)
  for (const width of [360, 390, 430, 600]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await cutOff(page), `at ${width} px`).toBe(0)
  }
})
