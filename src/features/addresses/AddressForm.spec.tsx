import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { AddressForm } from './AddressForm'

const shop = customersShop()

/** The form in a restaurant of a country. */
async function open(country: string) {
  const { context } = shop.sandbox
  context.restaurant = { ...context.restaurant, address: { ...context.restaurant.address, country } }
  const saved: unknown[] = []
  shop.show(<AddressForm customerId={CUSTOMER} country={country} onSaved={({ address }) => saved.push(address)} />)
  await quiet(60)
  return saved
}

type Control = HTMLInputElement | HTMLSelectElement
const controls = () => [...screen.getByRole('form', { name: 'New address' }).querySelectorAll<Control>('input, select')]
const labelOf = ({ labels }: Control) => labels![0]!.textContent
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Save address' }))))

const NAME = 'Name of the address (optional)'
const FLOOR = 'Apartment, floor (optional)'

/** `label` and the kind of its field, then what fills it; the fields stand in this order. */
it.each<[country: string, fields: [label: string, kind: string, value: string][], written: object]>([
  [
    'US',
    [
      ['Street and number', 'address-line1', '5 Ludlow Street'],
      [FLOOR, 'address-line2', ''],
      ['City', 'address-level2', 'New York'],
      ['State', 'select address-level1', 'NY'],
      ['ZIP code', 'numeric postal-code', '10013'],
    ],
    { line1: '5 Ludlow Street', line2: null, city: 'New York', region: 'NY', postalCode: '10013', country: 'US' },
  ],
  [
    'GB',
    [
      ['Street and number', 'address-line1', '1 Old Street'],
      [FLOOR, 'address-line2', 'Flat 2'],
      ['Town or city', 'address-level2', 'London'],
      ['Postal code', 'text postal-code', 'ec1v 9hl'],
    ],
    { line1: '1 Old Street', line2: 'Flat 2', city: 'London', region: '', postalCode: 'ec1v 9hl', country: 'GB' },
  ],
  [
    'BR',
    [
      ['Street and number', 'address-line1', 'Rua Augusta, 9'],
      ['Apartment, neighborhood (optional)', 'address-line2', 'Consolação'],
      ['City', 'address-level2', 'São Paulo'],
      ['State', 'select address-level1', 'SP'],
      ['Postal code', 'numeric postal-code', '01305000'],
    ],
    { line2: 'Consolação', city: 'São Paulo', region: 'SP', postalCode: '01305000' },
  ],
  [
    'JP',
    [
      ['Address', 'address-line1', '1-1-1 Ginza, Chuo-ku'],
      [FLOOR, 'address-line2', ''],
      ['Prefecture', 'select address-level1', 'Tokyo'],
      ['Postal code', 'numeric postal-code', '104-0061'],
    ],
    { line1: '1-1-1 Ginza, Chuo-ku', city: '', region: 'Tokyo', postalCode: '104-0061', country: 'JP' },
  ],
  [
    'HK',
    [
      ['Street and number', 'address-line1', '1 Nathan Road'],
      [FLOOR, 'address-line2', ''],
      ['District (optional)', 'address-level2', 'Tsim Sha Tsui'],
      ['Area', 'select address-level1', 'Kowloon'],
    ],
    { city: 'Tsim Sha Tsui', region: 'Kowloon', postalCode: '', country: 'HK' },
  ],
  [
    'QA',
    [
      ['Street and number', 'address-line1', 'Street 850, Building 12'],
      [FLOOR, 'address-line2', 'Zone 61'],
      ['City', 'address-level2', 'Doha'],
    ],
    { line1: 'Street 850, Building 12', line2: 'Zone 61', city: 'Doha', region: '', postalCode: '', country: 'QA' },
  ],
])('an address in %s is asked for and saved as there', async (country, fields, written) => {
  const saved = await open(country)
  const kindOf = (control: Control) =>
    [control.tagName === 'SELECT' && 'select', control.inputMode, control.getAttribute('autocomplete')]
      .filter(Boolean)
      .join(' ')
  expect(controls().map((control) => [labelOf(control), kindOf(control)])).toEqual([
    ...fields.map(([label, kind]) => [label, kind]),
    [NAME, ''],
  ])
  expect(document.activeElement).toBe(controls()[0])
  for (const [label, , value] of fields) fill(label, value)
  await save()
  await waitFor(() => expect(saved).toMatchObject([written]))
})

it.each([
  ['US', 'ZIP code', '1001', 'Please enter a ZIP code like 95014.'],
  ['US', 'State', '', 'Please enter the state.'],
  ['GB', 'Postal code', '10013', 'Please enter a postal code like EC1Y 8SY.'],
  ['IE', 'Eircode (optional)', 'D02', 'Please enter an Eircode like A65 F4E2.'],
  ['JP', 'Address', '', 'Please enter the address.'],
  ['AE', 'Emirate', '', 'Please enter the emirate.'],
])('in %s the field %j with %j says: %s', async (country, label, value, message) => {
  const saved = await open(country)
  fill(label, value)
  await save()
  await quiet()
  const help = screen.getByLabelText(label).getAttribute('aria-describedby')
  expect(document.getElementById(help!)?.textContent).toBe(message)
  expect([saved, shop.requests('POST')]).toEqual([[], 0])
})

it('an address whose region is written otherwise is chosen in the list, and one that is not there is kept', async () => {
  const address = { line1: '5 Ludlow Street', city: 'New York', postalCode: '10013', country: 'US' }
  const edit = async (region: string) => {
    const known = { id: 'adr', label: 'Home', isDefault: true, deliverable: true, address: { ...address, region } }
    const { unmount } = shop.show(
      <AddressForm customerId={CUSTOMER} country="QA" address={known} onSaved={() => {}} onCancel={() => {}} />,
    )
    await quiet()
    const { value } = screen.getByLabelText<HTMLSelectElement>('State')
    unmount()
    return value
  }
  expect(await edit('new york')).toBe('NY')
  expect(await edit('Elsewhere')).toBe('Elsewhere')
})
