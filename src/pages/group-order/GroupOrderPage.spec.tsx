import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { toast } from '../../../tests/setup/toasts'
import { lemonade } from '../../../tests/sandbox/orders'
import { addToGroup, resendUnanswered } from '../../features/group-order/changes'
import { changeGroup, startGroup } from '../../sandbox/rules/group-orders'
import { addForParticipant, joinGroup } from '../../sandbox/rules/group-participants'
import type { StoredGroup } from '../../sandbox/state'
import { signedOut } from '../../stores/auth'
import { activeMembership, groupJoined, joinBegun } from '../../stores/group-order'
import { GroupBar } from './GroupBar'
import { GroupOrderPage } from './GroupOrderPage'

const TOKEN = 'a-token-of-sixteen'
let shop: Shop
let group: StoredGroup
beforeEach(() => {
  localStorage.clear()
  shop = createShop()
  group = startGroup(CUSTOMER, { hostName: 'Ada', closesAt: null, limitPerPerson: 2000 }, shop.sandbox.context)
})

async function open(id = group.id) {
  shop.show(
    <Routes>
      <Route path="/group-order" element={<GroupOrderPage />} />
      <Route path="/menu" element={<h1>Menu</h1>} />
    </Routes>,
    `/group-order?id=${id}`,
  )
  await quiet()
}

/** This device has joined as Grace and chosen two lemonades. */
function takePart() {
  const { context } = shop.sandbox
  joinGroup(group, TOKEN, 'Grace', context)
  addForParticipant(group, { token: TOKEN, key: 'first' }, lemonade(2), context)
  groupJoined({ groupOrderId: group.id, token: TOKEN, hostName: 'Ada' })
}

describe('an invitation', () => {
  it('names host and limit; a name joins, and leads to the menu', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ada’s group order')
    expect(screen.getByText('Everyone can choose dishes for up to $20.00.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: ' Grace ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Join and choose dishes' }))
    await screen.findByRole('heading', { name: 'Menu' })
    expect(group.participants).toMatchObject([{ name: 'Grace', token: activeMembership()!.token }])
  })

  it('joins once though the answer was lost and the page was loaded again', async () => {
    const join = () => fireEvent.click(screen.getByRole('button', { name: 'Join and choose dishes' }))
    await open()
    shop.sandbox.context.scenarios.start({ name: 'lost-answer', match: '/participants', times: 1 })
    expectLog(/You could not join/)
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Grace' } })
    join()
    await screen.findByRole('alert')
    cleanup()
    await open()
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Grace')
    join()
    await screen.findByRole('heading', { name: 'Menu' })
    expect(group.participants).toMatchObject([{ name: 'Grace', token: activeMembership()!.token }])
    expect(localStorage.getItem('groupJoining')).toBeNull()
  })

  it('joins somebody else on the same device apart from the one whose answer was lost', async () => {
    joinGroup(group, TOKEN, 'Grace', shop.sandbox.context)
    joinBegun({ groupOrderId: group.id, token: TOKEN, name: 'Grace' })
    await open()
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Bert' } })
    fireEvent.click(screen.getByRole('button', { name: 'Join and choose dishes' }))
    await screen.findByRole('heading', { name: 'Menu' })
    expect(group.participants).toMatchObject([{ name: 'Grace', token: TOKEN }, { name: 'Bert' }])
    expect(activeMembership()!.token).toBe(group.participants[1]!.token)
  })

  it('keeps the form, and says beside the field that a name is taken', async () => {
    takePart()
    localStorage.clear()
    groupJoined({ groupOrderId: 'grp_another', token: TOKEN, hostName: 'Bert' })
    await open()
    expectLog(/You could not join/)
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'grace' } })
    fireEvent.click(screen.getByRole('button', { name: 'Join and choose dishes' }))
    expect(await screen.findByText('There is already a grace. Please add a letter.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('grace')
  })

  it.each(['known before', 'only refused'])(
    'asks a guest to sign in first where the API requires it: %s',
    async (how) => {
      const { context } = shop.sandbox
      if (how === 'known before') context.state.groupsSignIn = true
      await open()
      if (how === 'only refused') {
        context.state.groupsSignIn = true
        expectLog(/You could not join/)
        fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Grace' } })
        fireEvent.click(screen.getByRole('button', { name: 'Join and choose dishes' }))
      }
      const link = await screen.findByRole('link', { name: 'Sign in to join' })
      expect(link.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(`/group-order?id=${group.id}`)}`)
      expect(screen.queryByLabelText('Your name')).toBeNull()
      expect(group.participants).toEqual([])
    },
  )

  it('takes a signed-in customer where the API requires that', async () => {
    const { context } = shop.sandbox
    context.state.groupsSignIn = true
    shop.signIn()
    group = startGroup('cus_other', { hostName: 'Bert', closesAt: null, limitPerPerson: null }, context)
    await open()
    fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Grace' } })
    fireEvent.click(screen.getByRole('button', { name: 'Join and choose dishes' }))
    await screen.findByRole('heading', { name: 'Menu' })
    expect(group.participants).toMatchObject([{ name: 'Grace' }])
  })

  it('to a group order that is not there says so', async () => {
    await open('grp_nothing')
    expect(await screen.findByRole('heading', { name: 'There is no such group order' })).toBeTruthy()
  })
})

describe('a participant', () => {
  it('sees the own dishes, changes and removes them', async () => {
    takePart()
    await open()
    const line = await screen.findByRole('listitem', { name: 'Tamarind lemonade' })
    fireEvent.click(within(line).getByRole('button', { name: 'Increase quantity of Tamarind lemonade' }))
    await quiet(60)
    expect(shop.sandbox.context.state.carts[CUSTOMER]).toMatchObject([{ quantity: 3 }])
    expect(screen.getByText('$13.50', { selector: 'p .money' })).toBeTruthy()
  })

  it('adds a dish once when its answer is lost', async () => {
    takePart()
    await open()
    shop.sandbox.context.scenarios.start({ name: 'lost-answer', match: '/items', times: 1 })
    expectLog(/could not be saved/)
    expect(await act(() => addToGroup(shop.client, lemonade()))).toBe(true)
    expect(shop.sandbox.context.state.carts[CUSTOMER]).toHaveLength(2)
  })

  it.each([
    ['LOCKED', 'Ada has closed the order. Your dishes are in it. Nobody can add anything now.'],
    ['ENDED', 'Ada has ended this group order. Nothing was ordered.'],
  ] as const)('is told that the group order is %s, and can change nothing', async (status, text) => {
    takePart()
    changeGroup(group, status, shop.sandbox.context)
    await open()
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Increase/ })).toBeNull()
  })

  it('reads a dish that was added twice once, when nothing can be changed any more', async () => {
    takePart()
    addForParticipant(group, { token: TOKEN, key: 'second' }, lemonade(1), shop.sandbox.context)
    changeGroup(group, 'LOCKED', shop.sandbox.context)
    await open()
    expect((await screen.findByRole('listitem', { name: 'Tamarind lemonade' })).textContent).toMatch(/\$13\.50.*3 ×/)
  })

  it('can order for themselves: the next dish goes to the own cart, and what was chosen stays', async () => {
    takePart()
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Order for yourself' }))
    expect(activeMembership()).toBeNull()
    expect(addToGroup(shop.client, lemonade())).toBeNull()
    expect(screen.getByRole('listitem', { name: 'Tamarind lemonade' })).toBeTruthy()
  })

  it('of an earlier page has its dish added under the key it was stored with', async () => {
    takePart()
    const addition = { groupOrderId: group.id, token: TOKEN, key: 'of-an-earlier-page', item: lemonade() }
    localStorage.setItem('groupAdditions', JSON.stringify([addition, 'nonsense']))
    act(() => resendUnanswered(shop.client, activeMembership()!))
    await quiet(60)
    expect(group.participants[0]!.keys).toContain('of-an-earlier-page')
    expect(localStorage.getItem('groupAdditions')).toBeNull()
  })

  it('never sends a dish that another participant of this device has left', async () => {
    const { context } = shop.sandbox
    joinGroup(group, 'the-token-of-alan', 'Alan', context)
    takePart()
    const addition = { groupOrderId: group.id, token: 'the-token-of-alan', key: 'of-alan', item: lemonade() }
    const unnamed = { groupOrderId: group.id, key: 'of-an-older-version', item: lemonade() }
    localStorage.setItem('groupAdditions', JSON.stringify([addition, unnamed]))
    act(() => resendUnanswered(shop.client, activeMembership()!))
    await quiet(60)
    expect(shop.requests('POST')).toBe(0)
    expect(localStorage.getItem('groupAdditions')).toBeNull()
  })

  it('who logs out while a dish fails sends it no more, and the next one sees nothing of it', async () => {
    takePart()
    shop.signIn()
    shop.sandbox.context.scenarios.start({ name: 'fail', match: '/items', status: 503, times: 1 })
    expectLog(/could not be saved/)
    const added = addToGroup(shop.client, lemonade())
    await quiet(60)
    act(signedOut)
    groupJoined({ groupOrderId: group.id, token: 'the-token-of-alan', hostName: 'Ada' })
    expect(await added).toBe(false)
    expect(shop.requests('POST')).toBe(1)
    expect(toast.success).not.toHaveBeenCalled()
    expect(localStorage.getItem('groupAdditions')).toBeNull()
  })

  it('with the same dish in two tabs has the sum of both, whoever is first', async () => {
    takePart()
    await open()
    const line = await screen.findByRole('listitem', { name: 'Tamarind lemonade' })
    const [stored] = shop.sandbox.context.state.carts[CUSTOMER]!
    // The other tab, which this one has not heard of.
    stored!.quantity = 3
    fireEvent.click(within(line).getByRole('button', { name: 'Increase quantity of Tamarind lemonade' }))
    await quiet(80)
    expect(shop.sandbox.context.state.carts[CUSTOMER]).toMatchObject([{ quantity: 4 }])
    expect(within(line).getByRole('group').textContent).toContain('4')
  })

  it('changes nothing when another tab has removed the dish', async () => {
    takePart()
    await open()
    const line = await screen.findByRole('listitem', { name: 'Tamarind lemonade' })
    shop.sandbox.context.state.carts[CUSTOMER] = []
    fireEvent.click(within(line).getByRole('button', { name: 'Increase quantity of Tamarind lemonade' }))
    await quiet(80)
    expect(shop.requests('PUT')).toBe(0)
    expect(screen.queryByRole('listitem', { name: 'Tamarind lemonade' })).toBeNull()
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
    else changeGroup(group, status, shop.sandbox.context)
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
