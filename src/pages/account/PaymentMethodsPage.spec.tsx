import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { saveCard, TEST_CARDS } from '../../sandbox/rules/cards'
import { PaymentMethodsPage } from './PaymentMethodsPage'

const VISA = 'Visa ending in 4242'
const MASTERCARD = 'Mastercard ending in 4444'

const shop = customersShop()

const drawn = () =>
  within(screen.getByRole('list', { name: 'Payment Methods' }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label') + (within(row).queryByText('Default') ? '*' : ''))
const inApi = () => shop.sandbox.context.state.cards?.[CUSTOMER]?.map(({ lastFour }) => lastFour)
const press = (name: string, where: Pick<typeof screen, 'getByRole'> = screen) =>
  act(() => Promise.resolve(void fireEvent.click(where.getByRole('button', { name }))))
async function open(count: number) {
  for (const card of TEST_CARDS.slice(0, count)) saveCard(CUSTOMER, shop.sandbox.context, card)
  shop.show(<PaymentMethodsPage />)
  await screen.findByRole('button', { name: 'Add a card' })
}

it('a card is added on the page of the provider, which leads back here; opening it may fail and be tried again', async () => {
  expectLog(/Failed to open the page of the payment provider/)
  await open(0)
  expect(screen.getByRole('heading', { name: 'No saved cards yet' })).toBeTruthy()
  shop.fail('POST')
  await press('Add a card')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to open the page/)
  await press('Add a card')
  await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
  const [[id, { returnUrl }] = expect.fail('no session')] = Object.entries(shop.sandbox.context.state.cardSessions!)
  expect(shop.assign.mock.lastCall).toEqual([`${location.origin}/__sandbox/card/${id}`])
  expect(returnUrl).toBe(`${location.origin}/account/payment-methods`)
})

it('the cards are listed with their expiry, the default one first; another becomes it at once', async () => {
  await open(2)
  expect(drawn()).toEqual([`${VISA}*`, MASTERCARD])
  expect(screen.getByText('Expires 12/31')).toBeTruthy()
  await press(`Make ${MASTERCARD} the default`)
  expect(drawn()).toEqual([`${MASTERCARD}*`, VISA])
  await waitFor(() => expect(inApi()).toEqual(['4444', '4242']))
})

it('a card is removed after a question, and the next is the default', async () => {
  await open(2)
  await press(`Remove ${VISA}`)
  const dialog = within(await screen.findByRole('dialog', { name: `Remove ${VISA}?` }))
  await press('Keep it', dialog)
  expect(drawn()).toEqual([`${VISA}*`, MASTERCARD])
  await press(`Remove ${VISA}`)
  await press('Remove card', within(await screen.findByRole('dialog', { name: `Remove ${VISA}?` })))
  expect(drawn()).toEqual([`${MASTERCARD}*`])
  await waitFor(() => expect(inApi()).toEqual(['4444']))
})

it.each([
  ['removed', 'DELETE', /Failed to remove the card/],
  ['made the default', 'PUT', /Failed to change the default card/],
])('a card that could not be %s is as it was', async (what, method, log) => {
  expectLog(log)
  await open(2)
  shop.fail(method)
  if (what === 'removed') {
    await press(`Remove ${VISA}`)
    await press('Remove card', within(await screen.findByRole('dialog')))
  } else await press(`Make ${MASTERCARD} the default`)
  await waitFor(() => expect(shop.requests(method)).toBe(1))
  await quiet(40)
  expect(drawn()).toEqual([`${VISA}*`, MASTERCARD])
})
