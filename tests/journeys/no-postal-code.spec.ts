import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtWith } from './built-with'
import { Counter, LUNCH } from './ordering'
import { expect } from './shop'

/** The sample restaurant, in Doha: addresses in Qatar have no postal codes, so it delivers to a city. */
const FOLDER = '.vite/qatari-restaurant'
cpSync('src/sandbox/seed/tamarind-row', FOLDER, { recursive: true })
const file = `${FOLDER}/restaurant.json`
const { promoCodes: _, ...restaurant } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
const address = { line1: '12 Al Corniche Street', city: 'Doha', country: 'QA' }
const delivery = { minutes: 45, fee: 1500, minimumOrder: 2000, cities: ['Doha'] }
writeFileSync(
  file,
  JSON.stringify({ ...restaurant, address, delivery, phone: '+974 4444 1234', currency: 'QAR', location: null }),
)

const test = builtWith({ SANDBOX_RESTAURANT: FOLDER })
test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

test('a customer in Qatar saves an address without a postal code, and has an order delivered there', async ({
  page,
  customer,
}) => {
  await customer.storeSession()
  await new Counter(page).fillCart(LUNCH)
  await page.goto('/contact')
  await expect(page.getByRole('main').getByRole('link', { name: '12 Al Corniche Street, Doha' })).toBeVisible()
  await page.goto('/checkout')
  await page.getByText('Delivery', { exact: true }).click()
  const form = page.getByRole('form', { name: 'New address' })
  await expect(form.getByRole('textbox')).toHaveCount(4)
  await form.getByLabel('Street and number').fill('Street 850, Building 12')
  await form.getByLabel('Apartment, floor (optional)').fill('Zone 61')
  await form.getByLabel('City').fill('Al Khor')
  await form.getByLabel('Name of the address (optional)').fill('Home')
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('We don’t deliver there yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a new address' }).click()
  await form.getByLabel('Street and number').fill('Street 850, Building 12')
  await form.getByLabel('City').fill('doha')
  await form.getByLabel('Name of the address (optional)').fill('Work')
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('radio', { name: 'Work' })).toBeChecked()
  const place = page.getByRole('button', { name: /^Place order/ })
  await expect(place).toContainText('QAR')
  await place.click()
  await page.locator('button[value=approve]').click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Delivery to Street 850, Building 12, doha')
})
