import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { saveAddress } from '../../sandbox/rules/addresses'
import { SavedAddressesPage } from './SavedAddressesPage'

const HOME = { line1: '5 Ludlow Street', city: 'New York', region: 'NY', postalCode: '10002', country: 'US' }

const shop = customersShop()

const inApi = () => (shop.sandbox.context.state.addresses?.[CUSTOMER] ?? []).map(({ label }) => label)
const drawn = () =>
  within(screen.getByRole('list', { name: 'Saved Addresses' }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label') ?? row.textContent)
const press = (name: string) => act(() => Promise.resolve(void fireEvent.click(screen.getByRole('button', { name }))))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const isDefault = (label: string) =>
  within(screen.getByRole('listitem', { name: label })).queryByText('Default') !== null

async function save(street: string, postalCode = '10002') {
  type('Street and number', street)
  type('City', 'New York')
  type('State', 'NY')
  type('ZIP code', postalCode)
  await press('Save address')
}

async function open(...labels: string[]) {
  for (const label of labels) saveAddress(CUSTOMER, { label, address: HOME }, shop.sandbox.context)
  shop.show(<SavedAddressesPage />)
  if (labels[0]) await screen.findByRole('button', { name: `Edit ${labels[0]}` })
}

it('an address is added in place once the API takes it, shows its errors at their fields, and is the default', async () => {
  expectLog(/Failed to save the address/)
  await open()
  await screen.findByRole('heading', { name: 'No saved addresses yet' })
  await screen.findByRole('form', { name: 'New address' })
  await save(' 7 Canal Street ', '1000')
  await screen.findByText('Please enter a ZIP code like 95014.')
  expect(document.activeElement).toBe(screen.getByLabelText('ZIP code'))
  expect(value('Street and number')).toBe(' 7 Canal Street ')
  expect(shop.requests('POST')).toBe(0)
  type('ZIP code', '10002')
  const message = 'We know no such street.'
  const errors = [{ pointer: '/address/line1', message }]
  const body = JSON.stringify({ code: 'INVALID_ADDRESS', message: 'Please check it.', errors })
  shop.sandbox.context.scenarios.start({ name: 'fail', status: 422, match: 'POST', times: 1, body })
  await press('Save address')
  await screen.findByText(message)
  expect(document.activeElement).toBe(screen.getByLabelText('Street and number'))
  expect(inApi()).toEqual([])
  await press('Save address')
  await waitFor(() => expect(drawn()).toEqual(['7 Canal Street']))
  expect(isDefault('7 Canal Street')).toBe(true)
  expect(screen.queryByRole('form')).toBeNull()
})

it('a saved address is written in the order of its country, and changed in its place', async () => {
  await open('Home', 'Work')
  expect(screen.getAllByText('5 Ludlow Street, New York, NY 10002')).toHaveLength(2)
  await press('Edit Work')
  const fields = ['Street and number', 'ZIP code', 'Name of the address (optional)']
  expect(fields.map(value)).toEqual(['5 Ludlow Street', '10002', 'Work'])
  type('ZIP code', '10011')
  await press('Save address')
  await waitFor(() => expect(drawn()).toEqual(['Home', 'Work']))
  expect(screen.getByText('We don’t deliver there yet.')).toBeTruthy()
  expect(shop.sandbox.context.state.addresses![CUSTOMER]![1]!.address.postalCode).toBe('10011')
})

it('a saved address is named after its new street when it had no name of its own', async () => {
  await open('')
  await screen.findByRole('listitem', { name: '5 Ludlow Street' })
  await press('Edit 5 Ludlow Street')
  expect(value('Name of the address (optional)')).toBe('')
  type('Street and number', '7 Canal Street')
  await press('Save address')
  await waitFor(() => expect(drawn()).toEqual(['7 Canal Street']))
})

it('a saved address becomes the default at once, and first', async () => {
  await open('Home', 'Work')
  await press('Make Work the default')
  expect([isDefault('Work'), isDefault('Home'), drawn()]).toEqual([true, false, ['Work', 'Home']])
  await waitFor(() => expect(inApi()).toEqual(['Work', 'Home']))
})

it('a saved address is removed at once, and put back from the row in its place, once more when that failed', async () => {
  expectLog(/Failed to save the address/)
  await open('Home', 'Work')
  await press('Remove Home')
  expect(drawn()).toEqual(['Home removed.Undo', 'Work'])
  expect(isDefault('Work')).toBe(true)
  expect(document.activeElement?.textContent).toBe('Home removed.Undo')
  await waitFor(() => expect(inApi()).toEqual(['Work']))
  shop.fail('POST')
  await press('Undo Home')
  await waitFor(() => expect(shop.requests('POST')).toBe(1))
  await quiet(40)
  expect(drawn()).toEqual(['Home removed.Undo', 'Work'])
  await press('Undo Home')
  await waitFor(() => expect(drawn()).toEqual(['Home', 'Work']))
  expect(inApi()).toEqual(['Home', 'Work'])
  expect(isDefault('Home')).toBe(true)
})

it('a saved address leaves the row to restore it when it was the last one, too', async () => {
  await open('Home')
  await press('Remove Home')
  expect(drawn()).toEqual(['Home removed.Undo'])
  await waitFor(() => expect(inApi()).toEqual([]))
})

it.each([
  ['removed', 'Remove Home', 'DELETE', /Failed to remove the address/],
  ['made the default', 'Make Work the default', 'PUT', /Failed to save the address/],
])('a saved address is as it was, with a message, when it could not be %s', async (_, button, method, log) => {
  expectLog(log)
  await open('Home', 'Work')
  shop.fail(method)
  await press(button)
  await waitFor(() => expect(shop.requests(method)).toBe(1))
  await quiet(40)
  expect(drawn()).toEqual(['Home', 'Work'])
  expect(isDefault('Home')).toBe(true)
})

describe('many addresses', () => {
  beforeEach(() => open(...Array.from({ length: 23 }, (_, index) => `Place ${index}`)))

  it('load page by page; a page that fails can be tried again', async () => {
    expectLog(/Failed to load your addresses/)
    expect(drawn()).toHaveLength(20)
    shop.fail('/addresses')
    await press('Show more addresses')
    await screen.findByText('More addresses could not be loaded')
    expect(drawn()).toHaveLength(20)
    await press('Try again')
    await waitFor(() => expect(drawn()).toHaveLength(23))
    expect(screen.queryByRole('button', { name: 'Show more addresses' })).toBeNull()
  })

  it('include a new one after the default, in view', async () => {
    await press('Add an address')
    await save('7 Canal Street')
    await waitFor(() => expect(drawn().slice(0, 3)).toEqual(['Place 0', '7 Canal Street', 'Place 22']))
    expect(inApi().slice(0, 3)).toEqual(['Place 0', '7 Canal Street', 'Place 22'])
  })
})
