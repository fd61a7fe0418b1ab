import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { quiet } from '../../../tests/setup/shop'
import { createTrackedOrder } from '../../../tests/setup/tracked-order'

const { shop, order, show: showAt, cook, received } = createTrackedOrder()

const button = (name: string) => screen.findByRole('button', { name })

/** Shows an order that was collected. */
async function show(query = '', completedAt?: string) {
  const id = await received()
  for (let step = 0; step < 4; step++) cook()
  if (completedAt) order().stepped!.at(-1)!.at = completedAt
  showAt(`?orderId=${id}${query}`)
}

async function reportFirst() {
  fireEvent.click((await screen.findAllByRole('checkbox'))[0]!)
  fireEvent.click(await button('Send report'))
  await quiet()
}

it('a report needs a dish, and says how many of it and what was wrong', async () => {
  await show()
  fireEvent.click(await button('Report a problem'))
  fireEvent.click(await button('Send report'))
  expect((await screen.findByRole('alert')).textContent).toBe('Please choose at least one dish.')
  fireEvent.click(screen.getAllByRole('checkbox')[0]!)
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.change(screen.getByLabelText('What was wrong?'), { target: { value: 'COLD' } })
  fireEvent.click(screen.getByRole('button', { name: /^More / }))
  fireEvent.change(screen.getByLabelText('What should we know? (optional)'), { target: { value: ' <b>Ice</b> ' } })
  fireEvent.click(await button('Send report'))
  expect(await screen.findByText('<b>Ice</b>')).toBeTruthy()
  expect(order().issue).toMatchObject({ dishes: [{ quantity: 2, reason: 'COLD' }], comment: '<b>Ice</b>' })
})

it('of a dish that two taps ordered, a report is about one line, and reaches both lines of the API', async () => {
  await show('&report=yes')
  const [line] = order().lines
  const one = { ...line!, quantity: 2, total: line!.total / 2 }
  order().lines = [one, { ...one, cartItemId: 'ci_2' }]
  await act(() => shop.client.invalidateQueries())
  const receipt = within(screen.getByRole('list', { name: 'Items' }))
  expect(receipt.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['4 ×Tamarind lemonade$18.00'])
  fireEvent.click(screen.getByRole('checkbox', { name: '4 × Tamarind lemonade' }))
  for (let more = 0; more < 2; more++) fireEvent.click(screen.getByRole('button', { name: /^More / }))
  fireEvent.click(await button('Send report'))
  expect(await screen.findByText('3 × Tamarind lemonade')).toBeTruthy()
  expect(order().issue!.dishes).toEqual([
    { cartItemId: 'ci_1', quantity: 2, reason: 'MISSING' },
    { cartItemId: 'ci_2', quantity: 1, reason: 'MISSING' },
  ])
})

it('keeps what was entered when the report cannot be sent', async () => {
  expectLog(/Failed to send the report/)
  await show('&report=yes')
  fireEvent.change(await screen.findByLabelText('What should we know? (optional)'), { target: { value: 'Cold' } })
  shop.sandbox.context.scenarios.start({ name: 'fail', status: 422, match: '/issue' })
  await reportFirst()
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to send the report. Please try again.')
  expect(screen.getByDisplayValue('Cold')).toBeTruthy()
  expect(screen.getAllByRole<HTMLInputElement>('checkbox')[0]!.checked).toBe(true)
})

it.each([
  ['Refund', /refunded$/],
  ['Credit', /credit in your account$/],
  ['Call back', 'We will call you'],
])('shows what becomes of the report: %s', async (offer, title) => {
  await show('&report=yes')
  await reportFirst()
  fireEvent.click(await screen.findByRole('radio', { name: offer }))
  fireEvent.click(await button('Choose'))
  await quiet()
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  const refunded = within(screen.getByRole('region', { name: 'Receipt' })).queryByText('Refunded')
  expect(refunded !== null).toBe(offer === 'Refund')
})

it('shows the picture of a report where the API keeps it', async () => {
  await show('&report=yes')
  await reportFirst()
  await waitFor(() => expect(order().issue).toBeTruthy())
  order().issue = { ...order().issue!, hasPicture: true, pictureUrl: '/pictures/cold.jpg' }
  await act(() => shop.client.invalidateQueries())
  expect(screen.getByRole('img', { name: 'Your picture' }).getAttribute('src')).toBe('/pictures/cold.jpg')
})

it('refuses a file that is not a picture', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')))
  await show('&report=yes')
  const file = new File(['?'], 'notes.txt')
  fireEvent.change(await screen.findByLabelText('Picture (optional)'), { target: { files: [file] } })
  expect(await screen.findByText('We cannot read this file as a picture.')).toBeTruthy()
})

it('offers nothing to report once it is too late', async () => {
  await show('&report=yes', '2026-11-18T18:00:00Z')
  await screen.findByRole('region', { name: 'Receipt' })
  expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull()
})
