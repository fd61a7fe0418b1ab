import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, guestsShop, quiet } from '../../../tests/setup/shop'
import { lemonade } from '../../../tests/sandbox/orders'
import { startGroup } from '../../sandbox/rules/group-orders'
import { addForParticipant, joinGroup } from '../../sandbox/rules/group-participants'
import type { StoredGroup } from '../../sandbox/state'
import { activeMembership, groupJoined, joinBegun } from '../../stores/group-order'
import { GroupOrderPage } from './GroupOrderPage'

const TOKEN = 'a-token-of-sixteen'
const shop = guestsShop()
let group: StoredGroup
beforeEach(() => {
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

const name = () => screen.getByLabelText<HTMLInputElement>('Your name')
function join(as: string) {
  fireEvent.change(name(), { target: { value: as } })
  fireEvent.click(screen.getByRole('button', { name: 'Join and choose dishes' }))
}
const joined = () => screen.findByRole('heading', { name: 'Menu' })

describe('an invitation', () => {
  it('names host and limit; a name joins, and leads to the menu', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ada’s group order')
    expect(screen.getByText('Everyone can choose dishes for up to $20.00.')).toBeTruthy()
    join(' Grace ')
    await joined()
    expect(group.participants).toMatchObject([{ name: 'Grace', token: activeMembership()!.token }])
  })

  it('joins once though the answer was lost and the page was loaded again', async () => {
    await open()
    shop.sandbox.context.scenarios.start({ name: 'lost-answer', match: '/participants', times: 1 })
    expectLog(/You could not join/)
    join('Grace')
    await screen.findByRole('alert')
    cleanup()
    await open()
    expect(name().value).toBe('Grace')
    fireEvent.click(screen.getByRole('button', { name: 'Join and choose dishes' }))
    await joined()
    expect(group.participants).toMatchObject([{ name: 'Grace', token: activeMembership()!.token }])
    expect(localStorage.getItem('groupJoining')).toBeNull()
  })

  it('joins somebody else on the same device apart from the one whose answer was lost', async () => {
    joinGroup(group, TOKEN, 'Grace', shop.sandbox.context)
    joinBegun({ groupOrderId: group.id, token: TOKEN, name: 'Grace' })
    await open()
    join('Bert')
    await joined()
    expect(group.participants).toMatchObject([{ name: 'Grace', token: TOKEN }, { name: 'Bert' }])
    expect(activeMembership()!.token).toBe(group.participants[1]!.token)
  })

  it('keeps the form, and says beside the field that a name is taken', async () => {
    takePart()
    localStorage.clear()
    groupJoined({ groupOrderId: 'grp_another', token: TOKEN, hostName: 'Bert' })
    await open()
    expectLog(/You could not join/)
    join('grace')
    expect(await screen.findByText('There is already a grace. Please add a letter.')).toBeTruthy()
    expect(name().value).toBe('grace')
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
        join('Grace')
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
    join('Grace')
    await joined()
    expect(group.participants).toMatchObject([{ name: 'Grace' }])
  })

  it('to a group order that is not there says so', async () => {
    await open('grp_nothing')
    expect(await screen.findByRole('heading', { name: 'There is no such group order' })).toBeTruthy()
  })
})
