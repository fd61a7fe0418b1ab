import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { press, ready, rows, summary } from '../../../tests/setup/checkout'
import { expectLog } from '../../../tests/setup/log'
import { isPressable } from '../../../tests/setup/pressable'
import { CUSTOMER, customersShop } from '../../../tests/setup/shop'
import { lemonade } from '../../../tests/sandbox/orders'
import { startGroup } from '../../sandbox/rules/group-orders'
import { addForParticipant, joinGroup } from '../../sandbox/rules/group-participants'
import { settleShare, startSharePayment } from '../../sandbox/rules/share-payments'
import { addLine, removeLine } from '../../sandbox/rules/cart'
import type { StoredGroup } from '../../sandbox/state'
import { CheckoutPage } from './CheckoutPage'

const shop = customersShop(4)
const context = () => shop.sandbox.context
let group: StoredGroup

beforeEach(() => {
  group = startGroup(CUSTOMER, { hostName: 'Ada', closesAt: null, limitPerPerson: null }, context())
  for (const [name, qty] of [
    ['Grace', 2],
    ['Edith', 1],
  ] as const) {
    const token = `the-token-of-${name}`
    joinGroup(group, token, name, context())
    addForParticipant(group, { token, key: name }, lemonade(qty), context())
  }
})
afterEach(() => act(() => onlineManager.setOnline(true)))

const show = async () => {
  shop.show(<CheckoutPage />, '/checkout')
  await ready('$34.30')
}
const list = () => screen.findByRole('list', { name: 'Shares of your guests' })
const ask = async () => {
  await show()
  press('Let everyone pay their share')
  await list()
}
const paid = (name: string) => {
  const { id } = group.participants.find((one) => one.name === name)!
  const share = group.shares!.find(({ participantId }) => participantId === id)!
  startSharePayment(group, id, { key: name, returnUrl: location.origin }, context())
  settleShare(share, 'PAID', context())
}
const readAgain = () => act(() => shop.client.invalidateQueries({ queryKey: ['customer', CUSTOMER, 'group-order'] }))

it('the host asks, sees who pays, and the button asks for the rest alone', async () => {
  await ask()
  expect((await list()).textContent).toBe('Grace: $9.80, not paid yetEdith: $4.90, not paid yet')
  paid('Grace')
  await readAgain()
  await ready('$24.50')
  expect((await list()).textContent).toContain('Grace: $9.80, paid')
  expect(rows()).toEqual(
    expect.arrayContaining([
      'Total $34.30',
      'Paid by your guests -$9.80',
      'Left to pay $24.50',
      'Grace paid $9.80 $9.80',
    ]),
  )
  press(/^Place order/)
  await waitFor(() => expect(shop.assign).toHaveBeenCalled())
  expect(context().state.orders.at(-1)!.totals).toMatchObject({ total: 3430, due: 2450 })
})

it('an order that the guests have paid for is placed at once', async () => {
  for (const { cartItemId, participant } of context().state.carts[CUSTOMER]!) {
    if (!participant) removeLine({ customerId: CUSTOMER, cartItemId, version: null }, context())
  }
  addForParticipant(group, { token: 'the-token-of-Edith', key: 'more' }, lemonade(4), context())
  shop.show(<CheckoutPage />, '/checkout')
  await ready('$34.30')
  press('Let everyone pay their share')
  await list()
  paid('Grace')
  paid('Edith')
  await readAgain()
  await ready('$0.00')
  expect(screen.getByText('Your guests have paid for this order.', { exact: false })).toBeTruthy()
  press(/^Place order/)
  await waitFor(() => expect(context().state.orders.at(-1)).toMatchObject({ payment: { status: 'PAID' } }))
})

it('a share that is paid in the last moment has the host look again', async () => {
  expectLog(/Failed to place your order/)
  await ask()
  paid('Edith')
  press(/^Place order/)
  expect(await screen.findByText(/The total has changed/)).toBeTruthy()
  await ready('$29.40')
})

it('is refused with the reason when the order is another one by now', async () => {
  expectLog(/could not be changed/)
  await show()
  addLine(CUSTOMER, lemonade(), context())
  press('Let everyone pay their share')
  expect((await screen.findAllByText(/^The order has changed in the meantime/)).length).toBeGreaterThan(0)
})

it('asks nobody offline, and nobody where no guest has chosen a dish', async () => {
  await show()
  act(() => onlineManager.setOnline(false))
  expect(isPressable(screen.getByRole('button', { name: 'Let everyone pay their share' }))).toBe(false)
  act(() => onlineManager.setOnline(true))
  context().state.carts[CUSTOMER] = context().state.carts[CUSTOMER]!.filter(({ participant }) => !participant)
  await act(() => shop.client.invalidateQueries())
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Who pays' })).toBeNull())
  expect(summary().queryByRole('region', { name: 'Shares' })).toBeNull()
})
