import { rowsOf, test } from './ordering'
import { expect } from './shop'

const FAR = { line1: '1 Far Avenue', postalCode: '10451', label: 'Bronx' }
const NEAR = { line1: '12 Spring Street', postalCode: '10012', label: 'Home' }

test(
  'a delivery saves its new address, and the next one goes there too',
  { tag: '@variant' },
  async ({ page, till }) => {
    await page.getByRole('radio', { name: 'Delivery' }).check()
    await expect(page.getByText('Please tell us where to deliver.')).toBeVisible()
    await expect(till.place).toBeDisabled()
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByText('Please enter the street and number.')).toBeVisible()
    await till.deliverTo(NEAR)
    await expect(page.getByRole('radio', { name: 'Home' })).toBeChecked()
    await page.getByLabel('Note for the kitchen and the door').fill('Ring twice')
    expect(await till.press()).toBe(2794)
    await till.pay()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(page.getByText(/^At the door around (Fri )?1:4\d PM, 12 Spring Street$/)).toBeVisible()
    expect(await rowsOf(page.getByRole('region', { name: 'Receipt' }))).toMatchObject({ 'Delivery fee': '$3.99' })
    const address = { line1: '12 Spring Street', postalCode: '10012', country: 'US' }
    expect(await till.counter.orders()).toMatchObject([
      { note: 'Ring twice', fulfilment: { type: 'DELIVERY', address }, totals: { total: 2794 } },
    ])

    await till.again()
    await page.getByRole('radio', { name: 'Delivery' }).check()
    await expect(page.getByRole('radio', { name: 'Home' })).toBeChecked()
    await expect(page.getByRole('form', { name: 'New address' })).toBeHidden()
    await expect(till.place).toHaveText('Place order · $27.94')
  },
)

test(
  'an address outside the zone is reported at once, and pickup or another address is possible',
  { tag: '@variant' },
  async ({ page, till }) => {
    await page.getByRole('radio', { name: 'Delivery' }).check()
    await till.deliverTo(FAR)
    await expect(page.getByRole('alert')).toContainText('Bronx is outside of the area we deliver to.')
    await expect(page.getByText('We do not deliver there.')).toBeVisible()
    await expect(till.place).toBeDisabled()
    await page.getByRole('button', { name: 'Pick it up instead' }).click()
    await expect(page.getByRole('radio', { name: 'Pickup' })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Place order · $23.95' })).toBeEnabled()

    await page.getByRole('radio', { name: 'Delivery' }).check()
    await page.getByRole('button', { name: 'Add a new address' }).click()
    await till.deliverTo(NEAR)
    await expect(page.getByRole('alert')).toBeHidden()
    expect(await till.press()).toBe(2794)
    await expect(page.getByText('To pay')).toBeVisible()
    expect(await till.counter.orders()).toMatchObject([{ fulfilment: { address: { postalCode: '10012' } } }])
  },
)

test('an order for a time tomorrow is placed for that time', { tag: '@variant' }, async ({ page, till }) => {
  await page.getByRole('radio', { name: 'Choose a time' }).check()
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 })
  await page.getByRole('combobox', { name: 'Time' }).selectOption('12:30 PM')
  await till.buy()
  await expect(page.getByText(/^Ready around (Sat )?12:30 PM, 86 Lantern Row$/)).toBeVisible()
  const noon = '2026-11-21T17:30:00.000Z'
  expect(await till.counter.orders()).toMatchObject([{ fulfilment: { requestedTime: noon, readyAt: noon } }])
})

test.describe('an address that the API refuses', () => {
  test.use({ expected: [/422|Failed to save the address/] })

  test('shows the message at its field', { tag: '@variant' }, async ({ page, till }) => {
    await page.getByRole('radio', { name: 'Delivery' }).check()
    const form = page.getByRole('form', { name: 'New address' })
    await form.getByLabel('Street and number').fill('12 Spring Street')
    await form.getByLabel('City').fill('New York')
    await form.getByLabel('State').fill('NY')
    await form.getByLabel('ZIP code').fill('1001')
    await form.getByRole('button', { name: 'Save address' }).click()
    await expect(till.place).toBeDisabled()
    await expect(form.getByText('Please enter a ZIP code of five digits.')).toBeVisible()
    await expect(form.getByLabel('ZIP code')).toBeFocused()
  })
})
