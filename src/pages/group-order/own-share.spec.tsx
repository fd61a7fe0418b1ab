import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createGroup } from '../../../tests/setup/group-page'
import { expectLog } from '../../../tests/setup/log'
import { isPressable } from '../../../tests/setup/pressable'
import { CUSTOMER, quiet } from '../../../tests/setup/shop'
import { changeGroup, groupOrdered, lockFor } from '../../sandbox/rules/group-orders'
import { settleShare, startSharePayment } from '../../sandbox/rules/share-payments'
import type { StoredOrder } from '../../sandbox/state'
import { activeMembership } from '../../stores/group-order'
import { GroupOrderPage } from './GroupOrderPage'

const ofAda = createGroup()
const { shop, takePart, ask } = ofAda
afterEach(() => act(() => onlineManager.setOnline(true)))

async function open() {
  shop.show(<GroupOrderPage />, `/group-order?id=${ofAda.group.id}`)
  await quiet()
}
const asked = async () => {
  takePart()
  ask()
  await open()
}
const share = () => ofAda.group.shares!.at(-1)!
const region = () => within(screen.getByRole('region', { name: /^Your share: \$9.80$/ }))
/** It is announced, too. */
const says = (text: string | RegExp) => expect(region().getAllByText(text).length).toBeGreaterThan(0)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const read = async () => {
  await act(() => shop.client.invalidateQueries())
  await quiet()
}
const settled = async (outcome: 'PAID' | 'DECLINED' | 'CANCELLED') => {
  settleShare(share(), outcome, shop.sandbox.context)
  await read()
}
const payUrl = () => `${location.origin}/__sandbox/pay-share/${share().session!.id}`

describe('a share that the host asks for', () => {
  it('is there row by row, and leads to its payment page', async () => {
    await asked()
    const rows = region().getAllByRole('term')
    expect(rows.map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)).toEqual([
      'Your dishes $9.00',
      'Tax $0.80',
    ])
    expect(region().getByText(/^Ada asks everyone to pay their share/)).toBeTruthy()
    press('Pay your share')
    await waitFor(() => expect(shop.assign).toHaveBeenCalledWith(payUrl()))
    expect(share().session!.returnUrl).toBe(`${location.origin}/group-order?id=${ofAda.group.id}`)
  })

  it('F24 is asked for once when the answer is lost', async () => {
    await asked()
    shop.sandbox.context.scenarios.start({ name: 'lost-answer', match: '/share/payment', times: 1 })
    expectLog(/payment page could not be opened/)
    press('Pay your share')
    await waitFor(() => expect(shop.assign).toHaveBeenCalledWith(payUrl()), { timeout: 3000 })
    expect(share().keys).toHaveLength(1)
  })

  it.each([
    ['PAID', 'Paid. Ada pays the rest.', null],
    ['DECLINED', 'The payment did not go through. Try again, or Ada pays it with the order.', 'Try again'],
    ['CANCELLED', /^Ada asks everyone to pay their share/, 'Pay your share'],
  ] as const)('says when its payment is %s, and what can be done then', async (outcome, text, button) => {
    await asked()
    press('Pay your share')
    await quiet(60)
    says('You have opened the payment page. Your share is not paid yet.')
    await settled(outcome)
    says(text)
    expect(region().queryByRole('button')?.textContent ?? null).toBe(button)
  })

  it('F47 is not paid on a page of another host', async () => {
    await asked()
    const of = { key: 'elsewhere', returnUrl: 'https://elsewhere.example/group-order' }
    startSharePayment(ofAda.group, share().participantId, of, shop.sandbox.context)
    await read()
    press('Continue to payment')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The payment page could not be opened safely. No money was taken.',
    )
    expect(shop.assign).not.toHaveBeenCalled()
  })

  it('cannot be paid offline, and the page says so', async () => {
    await asked()
    await quiet()
    act(() => onlineManager.setOnline(false))
    expect(region().getByText('You are offline. You can pay once you are online again.')).toBeTruthy()
    expect(isPressable(screen.getByRole('button', { name: 'Pay your share' }))).toBe(false)
  })

  it('is refused once the host places the order, and the page says who pays', async () => {
    expectLog(/payment page could not be opened/)
    await asked()
    lockFor(CUSTOMER, shop.sandbox.context)
    ofAda.group.status = 'ORDERED'
    press('Pay your share')
    expect(await screen.findByText('Ada pays your share with the order.', { selector: 'p:not([role])' })).toBeTruthy()
    expect(shop.assign).not.toHaveBeenCalled()
  })
})

describe('a paid share', () => {
  const paid = async () => {
    await asked()
    press('Pay your share')
    await quiet(60)
    await settled('PAID')
  }

  it('is told to be on its way back when the host opens the group order again', async () => {
    await paid()
    changeGroup(ofAda.group, { status: 'OPEN' }, shop.sandbox.context)
    await read()
    says('Your $9.80 is on its way back to you.')
  })

  it('is told to be on its way back in part when the order became cheaper', async () => {
    await paid()
    const [{ participantId: id }] = [share()]
    const totals = { sharesPaid: [{ id, name: 'Grace', amount: 900 }] }
    groupOrdered({ groupId: ofAda.group.id, customerId: CUSTOMER, totals } as StoredOrder, shop.sandbox.context)
    await read()
    says('Paid. $0.80 of it is on its way back to you.')
  })

  it('goes back to who leaves, and the dishes go out of the order', async () => {
    await paid()
    press('Leave this group order')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/what you have paid goes back to you/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(share().status).toBe('RETURNED'))
    await quiet()
    expect(screen.getAllByText('You have left this group order.').length).toBeGreaterThan(0)
    says('Your $9.80 is on its way back to you.')
    expect(screen.queryByRole('listitem', { name: 'Tamarind lemonade' })).toBeNull()
    expect(activeMembership()).toBeNull()
    expect(shop.sandbox.context.state.carts[CUSTOMER]).toMatchObject([{ quantity: 4 }])
  })
})

it('who wants to leave while the order is being placed is told why that is too late', async () => {
  expectLog(/could not leave/)
  await asked()
  ofAda.group.status = 'ORDERED'
  press('Leave this group order')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }))
  expect((await screen.findAllByText('Ada has placed the order. Your dishes are in it.')).length).toBeGreaterThan(0)
  expect(ofAda.group.participants[0]!.left).toBeUndefined()
})
