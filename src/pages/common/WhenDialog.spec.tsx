import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { altered } from '../../../tests/setup/altered'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, guestsShop, quiet } from '../../../tests/setup/shop'
import { ADDRESS } from '../../../tests/sandbox/orders'
import { readDraft } from '../../features/checkout/draft'
import { fulfilmentChoice, fulfilmentChosen } from '../../stores/fulfilment'
import { restaurantQueries } from '../../api/queries/restaurant'
import { tableTaken } from '../../stores/table'
import { WhenBar } from './WhenBar'

const PROFILE = '/api/v1/restaurants/tamarind-row'
const shop = guestsShop()

const bar = () => screen.getByRole('button', { name: /^(Pickup|Delivery), / })
async function open() {
  shop.show(<WhenBar />, '/menu')
  await waitFor(() => expect(bar().textContent).toBe('Pickup, about 25 min'))
  fireEvent.click(bar())
  return within(await screen.findByRole('dialog', { name: 'How and when?' }))
}

it('the choice of how and when is kept once it is saved, and not when it is cancelled', async () => {
  const dialog = await open()
  fireEvent.click(await dialog.findByRole('radio', { name: 'Delivery' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(fulfilmentChoice().type).toBe('PICKUP')
  fireEvent.click(bar())
  const again = within(await screen.findByRole('dialog', { name: 'How and when?' }))
  expect(again.getByRole<HTMLInputElement>('radio', { name: 'Pickup' }).checked).toBe(true)
  fireEvent.click(again.getByRole('radio', { name: 'Delivery' }))
  fireEvent.click(again.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bar().textContent).toBe('Delivery, about 45 min'))
  expect(fulfilmentChoice()).toEqual({ type: 'DELIVERY', requestedTime: null })
})

it('the choice of how and when takes the first free time until another one is chosen', async () => {
  const dialog = await open()
  fireEvent.click(await dialog.findByRole('radio', { name: 'Choose a time' }))
  const time = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Time' })
  await waitFor(() => expect(time.selectedOptions[0]!.textContent).toBe('1:30 PM'))
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bar().textContent).toBe('Pickup, 1:30 PM'))
  await quiet()
})

it('the choice of how and when that was a delivery is a pickup at a restaurant that does not deliver', async () => {
  altered<object>('/tamarind-row', (profile) => ({ ...profile, delivery: null }))
  fulfilmentChosen({ type: 'DELIVERY' })
  const dialog = await open()
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: 'Pickup' })).checked).toBe(true)
  expect(dialog.queryByRole('radio', { name: 'Delivery' })).toBeNull()
})

it('the choice of how and when can be tried again when the restaurant could not be read', async () => {
  expectLog(/Failed to load the restaurant/)
  shop.sandbox.context.scenarios.start({ name: 'fail', status: 404, match: `GET ${PROFILE}` })
  shop.show(<WhenBar />, '/menu')
  fireEvent.click(bar())
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('heading', { name: 'The choices could not be loaded' })
  shop.sandbox.context.scenarios.clear()
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('radio', { name: 'Pickup' })).toBeTruthy()
})

const atTable = async () => {
  fulfilmentChosen({ type: 'DELIVERY' })
  act(() => tableTaken({ id: '12', name: '12' }))
  shop.show(<WhenBar />, '/menu')
  return screen.findByRole('button', { name: 'Table 12' })
}

it('leaving a table keeps the focus in the dialog, shows what was chosen before, and Escape closes it', async () => {
  fireEvent.click(await atTable())
  const dialog = await screen.findByRole('dialog', { name: 'How and when?' })
  const leave = within(dialog).getByRole('button', { name: 'I’ve left the table' })
  leave.focus()
  fireEvent.click(leave)
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect((await within(dialog).findByRole<HTMLInputElement>('radio', { name: 'Delivery' })).checked).toBe(true)
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  await waitFor(() => expect(bar().textContent).toBe('Delivery, about 45 min'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a restaurant that brings nothing to tables any more ends a table', async () => {
  await atTable()
  const { tables: _, ...profile } = await shop.client.fetchQuery(restaurantQueries.profile())
  act(() => void shop.client.setQueryData<object>(restaurantQueries.profile().queryKey, profile))
  await waitFor(() => expect(bar().textContent).toBe('Delivery, about 45 min'))
  expect(localStorage.getItem('table')).toBeNull()
})

const asDelivery = async () => {
  const dialog = await open()
  fireEvent.click(await dialog.findByRole('radio', { name: 'Delivery' }))
  return dialog
}
const check = (dialog: Awaited<ReturnType<typeof open>>, code: string) => {
  fireEvent.change(dialog.getByLabelText('ZIP code'), { target: { value: code } })
  fireEvent.click(dialog.getByRole('button', { name: 'Check' }))
}

it('where a delivery goes is told to a guest by postal code: fee, minimum and minutes, or that it is too far', async () => {
  const dialog = await asDelivery()
  check(dialog, ' 10002 ')
  await dialog.findByText('We deliver to 10002: $3.99, orders from $20.00, about 45 min.')
  check(dialog, '90210')
  await dialog.findByText('We don’t deliver to 90210 yet. You can pick your order up.')
  expect(shop.requests('GET /api/v1/restaurants/tamarind-row/delivery-area')).toBe(2)
})

it('the delivery area leaves out the minimum if there is no minimum', async () => {
  altered<object>('/delivery-area', (area) => ({ ...area, minimumOrder: 0 }))
  const dialog = await asDelivery()
  check(dialog, '10002')
  await dialog.findByText('We deliver to 10002: $3.99, about 45 min.')
})

it('where a delivery goes shows what is wrong with a postal code at the field', async () => {
  expectLog(/Failed to check the postal code/)
  const dialog = await asDelivery()
  check(dialog, 'next door')
  await dialog.findByText('Please enter a ZIP code like 95014.')
  expect(dialog.getByLabelText('ZIP code').getAttribute('aria-invalid')).toBe('true')
})

it('where a delivery goes is not asked of an API that cannot check it', async () => {
  altered<object>('/tamarind-row', (profile) => ({ ...profile, deliveryAreas: undefined }))
  const dialog = await asDelivery()
  await dialog.findByText('You choose the address at checkout.')
  expect(dialog.queryByLabelText('ZIP code')).toBeNull()
})

it('where a delivery goes is one of a customer’s addresses, which the checkout then has', async () => {
  shop.signIn()
  const saved = { isDefault: false, deliverable: true, address: ADDRESS }
  shop.sandbox.context.state.addresses = {
    [CUSTOMER]: [
      { ...saved, id: 'adr_home', label: 'Home', isDefault: true },
      { ...saved, id: 'adr_work', label: 'Work' },
      { ...saved, id: 'adr_far', label: 'Cabin', deliverable: false },
    ],
  }
  const dialog = await asDelivery()
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: 'Home' })).checked).toBe(true)
  expect(dialog.getByText('We don’t deliver there yet.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('radio', { name: 'Work' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(readDraft(CUSTOMER).plan).toMatchObject({ type: 'DELIVERY', addressId: 'adr_work' })
})
