import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createShop, quiet, type Shop } from '../../../tests/setup/shop'
import { fulfilmentChoice, fulfilmentChosen } from '../../stores/fulfilment'
import { WhenBar } from './WhenBar'

const PROFILE = '/api/v1/restaurants/tamarind-row'
let shop: Shop
beforeEach(() => {
  shop = createShop()
})

const bar = () => screen.getByRole('button', { name: /^(Pickup|Delivery), / })
async function open() {
  shop.show(<WhenBar />, '/menu')
  await waitFor(() => expect(bar().textContent).toBe('Pickup, about 25 min'))
  fireEvent.click(bar())
  return within(await screen.findByRole('dialog', { name: 'How and when?' }))
}

describe('the choice of how and when', () => {
  it('is kept once it is saved, and not when it is cancelled', async () => {
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

  it('takes the first free time until another one is chosen', async () => {
    const dialog = await open()
    fireEvent.click(await dialog.findByRole('radio', { name: 'Choose a time' }))
    const time = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Time' })
    await waitFor(() => expect(time.selectedOptions[0]!.textContent).toBe('1:30 PM'))
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bar().textContent).toBe('Pickup, 1:30 PM'))
    await quiet()
  })

  it('that was a delivery is a pickup at a restaurant that does not deliver', async () => {
    const address = new URL(PROFILE, window.location.origin)
    const profile = await shop.sandbox.fetch(new Request(address, { headers: { login_source: 'mobile' } }))
    const body = JSON.stringify({ ...((await profile.json()) as object), delivery: null })
    shop.sandbox.context.scenarios.start({ name: 'odd-answer', status: 200, match: `GET ${PROFILE}`, body })
    fulfilmentChosen({ type: 'DELIVERY' })
    const dialog = await open()
    expect((await dialog.findByRole<HTMLInputElement>('radio', { name: 'Pickup' })).checked).toBe(true)
    expect(dialog.queryByRole('radio', { name: 'Delivery' })).toBeNull()
  })

  it('can be tried again when the restaurant could not be read', async () => {
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
})
