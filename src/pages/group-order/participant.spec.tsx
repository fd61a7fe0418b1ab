import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createGroup, TOKEN } from '../../../tests/setup/group-page'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, quiet } from '../../../tests/setup/shop'
import { toast, told, wentWrong } from '../../../tests/setup/toasts'
import { lemonade } from '../../../tests/sandbox/orders'
import { addToGroup, resendUnanswered } from '../../features/group-order/changes'
import { changeGroup } from '../../sandbox/rules/group-orders'
import { addForParticipant, joinGroup } from '../../sandbox/rules/group-participants'
import { signedOut } from '../../stores/auth'
import { activeMembership, groupJoined } from '../../stores/group-order'
import { GroupBar } from './GroupBar'
import { GroupOrderPage } from './GroupOrderPage'

const ofAda = createGroup()
const { shop, takePart } = ofAda

async function open() {
  shop.show(<GroupOrderPage />, `/group-order?id=${ofAda.group.id}`)
  await quiet()
}

const line = () => screen.findByRole('listitem', { name: 'Tamarind lemonade' })
const increase = () => fireEvent.click(screen.getByRole('button', { name: 'Increase quantity of Tamarind lemonade' }))
const inCart = () => shop.sandbox.context.state.carts[CUSTOMER]

describe('a participant', () => {
  it('sees the own dishes, changes and removes them', async () => {
    takePart()
    await open()
    await line()
    increase()
    await quiet(60)
    expect(inCart()).toMatchObject([{ quantity: 3 }])
    expect(screen.getByText('$13.50', { selector: 'p .money' })).toBeTruthy()
  })

  it('adds a dish once when its answer is lost', async () => {
    takePart()
    await open()
    shop.sandbox.context.scenarios.start({ name: 'lost-answer', match: '/items', times: 1 })
    expectLog(/could not be saved/)
    expect(await act(() => addToGroup(shop.client, lemonade()))).toBe(true)
    expect(inCart()).toHaveLength(2)
  })

  it.each([
    ['LOCKED', 'Ada has closed the order. Your dishes are in it. Nobody can add anything now.'],
    ['ENDED', 'Ada has ended this group order. Nothing was ordered.'],
  ] as const)('is told that the group order is %s, and can change nothing', async (status, text) => {
    takePart()
    changeGroup(ofAda.group, { status }, shop.sandbox.context)
    await open()
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Increase/ })).toBeNull()
  })

  it('reads a dish that was added twice once, when nothing can be changed any more', async () => {
    takePart()
    addForParticipant(ofAda.group, { token: TOKEN, key: 'second' }, lemonade(1), shop.sandbox.context)
    changeGroup(ofAda.group, { status: 'LOCKED' }, shop.sandbox.context)
    await open()
    expect((await line()).textContent).toMatch(/\$13\.50.*3 ×/)
  })

  it('can order for themselves: the next dish goes to the own cart, and what was chosen stays', async () => {
    takePart()
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Order for yourself' }))
    expect(activeMembership()).toBeNull()
    expect(addToGroup(shop.client, lemonade())).toBeNull()
    expect(screen.getByRole('listitem', { name: 'Tamarind lemonade' })).toBeTruthy()
  })

  it.each([
    ['has the dish of an earlier page added under the key it was stored with', TOKEN, 'of-an-earlier-page', 1],
    ['never sends a dish that another participant of this device has left', 'the-token-of-alan', 'of-alan', 0],
  ])('%s', async (_, token, key, posts) => {
    joinGroup(ofAda.group, 'the-token-of-alan', 'Alan', shop.sandbox.context)
    takePart()
    const [item, groupOrderId] = [lemonade(), ofAda.group.id]
    const unnamed = { groupOrderId, key: 'of-an-older-version', item }
    localStorage.setItem('groupAdditions', JSON.stringify([{ groupOrderId, token, key, item }, unnamed, 'nonsense']))
    act(() => resendUnanswered(shop.client, activeMembership()!))
    await quiet(60)
    expect(shop.requests('POST')).toBe(posts)
    expect(ofAda.group.participants.map(({ keys }) => keys.includes(key))).toEqual([false, posts === 1])
    expect(localStorage.getItem('groupAdditions')).toBeNull()
  })

  it('who logs out while a dish fails sends it no more, and the next one sees nothing of it', async () => {
    takePart()
    shop.signIn()
    shop.fail('/items', 503)
    expectLog(/could not be saved/)
    const added = addToGroup(shop.client, lemonade())
    await quiet(60)
    act(signedOut)
    groupJoined({ groupOrderId: ofAda.group.id, token: 'the-token-of-alan', hostName: 'Ada' })
    expect(await added).toBe(false)
    expect(shop.requests('POST')).toBe(1)
    expect(toast.success).not.toHaveBeenCalled()
    expect(localStorage.getItem('groupAdditions')).toBeNull()
  })

  it('with the same dish in two tabs has the sum of both, whoever is first', async () => {
    takePart()
    await open()
    await line()
    // The other tab, which this one has not heard of.
    inCart()![0]!.quantity = 3
    increase()
    await quiet(80)
    expect(inCart()).toMatchObject([{ quantity: 4 }])
    expect(within(await line()).getByRole('group').textContent).toContain('4')
  })

  it('changes nothing, and is told, when the host or another tab has removed the dish', async () => {
    takePart()
    await open()
    await line()
    shop.sandbox.context.state.carts[CUSTOMER] = []
    increase()
    await quiet(80)
    expect(shop.requests('PUT')).toBe(0)
    expect(screen.queryByRole('listitem', { name: 'Tamarind lemonade' })).toBeNull()
    expect(told()).toEqual(wentWrong('No longer in Ada’s group order: Tamarind lemonade'))
  })

  it('sends a dish tapped while the page started only once, and shows one message', async () => {
    takePart()
    const added = act(() => addToGroup(shop.client, lemonade()))
    act(() => resendUnanswered(shop.client, activeMembership()!))
    expect(await added).toBe(true)
    await quiet(60)
    expect(shop.requests('POST')).toBe(1)
    expect(toast.success).toHaveBeenCalledOnce()
  })

  it.each([
    ['ENDED', 'Ada has ended the group order. What you add now goes to your own cart.'],
    ['gone', 'The group order is not there any more. What you add now goes to your own cart.'],
  ] as const)('whose group order is %s adds to the own cart from then on, and is told', async (status, text) => {
    takePart()
    if (status === 'gone') shop.sandbox.context.state.groups = []
    else changeGroup(ofAda.group, { status }, shop.sandbox.context)
    shop.show(<GroupBar />, '/menu')
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(text, expect.anything()))
    expect(activeMembership()).toBeNull()
  })

  it('of two tabs is in the same group order in both', () => {
    groupJoined({ groupOrderId: 'grp_another', token: TOKEN, hostName: 'Bert' })
    takePart()
    localStorage.setItem('groupOrder', 'grp_another')
    shop.show(<GroupBar />, '/menu')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'groupOrder' })))
    expect(activeMembership()?.hostName).toBe('Bert')
    expect(screen.getByRole('navigation', { name: 'Group order' }).textContent).toContain('Bert’s group order')
  })
})
