import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { createGroup, TOKEN } from '../../../tests/setup/group-page'
import { expectLog } from '../../../tests/setup/log'
import { quiet } from '../../../tests/setup/shop'
import { startGroup } from '../../sandbox/rules/group-orders'
import { joinGroup } from '../../sandbox/rules/group-participants'
import { activeMembership, groupJoined, joinBegun } from '../../stores/group-order'
import { GroupOrderPage } from './GroupOrderPage'

const ofAda = createGroup()
const { shop, takePart } = ofAda

async function open(id = ofAda.group.id) {
  shop.show(
    <Routes>
      <Route path="/group-order" element={<GroupOrderPage />} />
      <Route path="/menu" element={<h1>Menu</h1>} />
    </Routes>,
    `/group-order?id=${id}`,
  )
  await quiet()
}

const name = () => screen.getByLabelText<HTMLInputElement>('Your name')
function join(as: string) {
  fireEvent.change(name(), { target: { value: as } })
  fireEvent.click(screen.getByRole('button', { name: 'Join and choose dishes' }))
}
const joined = () => screen.findByRole('heading', { name: 'Menu' })

it('an invitation names host and limit; a name joins, and leads to the menu', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ada’s group order')
  expect(screen.getByText('Everyone can choose dishes for up to $20.00.')).toBeTruthy()
  join(' Grace ')
  await joined()
  expect(ofAda.group.participants).toMatchObject([{ name: 'Grace', token: activeMembership()!.token }])
})

it('an invitation joins once though the answer was lost and the page was loaded again', async () => {
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
  expect(ofAda.group.participants).toMatchObject([{ name: 'Grace', token: activeMembership()!.token }])
  expect(localStorage.getItem('groupJoining')).toBeNull()
})

it('an invitation joins somebody else on the same device apart from the one whose answer was lost', async () => {
  joinGroup(ofAda.group, TOKEN, 'Grace', shop.sandbox.context)
  joinBegun({ groupOrderId: ofAda.group.id, token: TOKEN, name: 'Grace' })
  await open()
  join('Bert')
  await joined()
  expect(ofAda.group.participants).toMatchObject([{ name: 'Grace', token: TOKEN }, { name: 'Bert' }])
  expect(activeMembership()!.token).toBe(ofAda.group.participants[1]!.token)
})

it('an invitation keeps the form, and says beside the field that a name is taken', async () => {
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
  'an invitation asks a guest to sign in first where the API requires it: %s',
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
    expect(link.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(`/group-order?id=${ofAda.group.id}`)}`)
    expect(screen.queryByLabelText('Your name')).toBeNull()
    expect(ofAda.group.participants).toEqual([])
  },
)

it('an invitation takes a signed-in customer where the API requires that', async () => {
  const { context } = shop.sandbox
  context.state.groupsSignIn = true
  shop.signIn()
  ofAda.group = startGroup('cus_other', { hostName: 'Bert', closesAt: null, limitPerPerson: null }, context)
  await open()
  join('Grace')
  await joined()
  expect(ofAda.group.participants).toMatchObject([{ name: 'Grace' }])
})

it('an invitation to a group order that is not there says so', async () => {
  await open('grp_nothing')
  expect(await screen.findByRole('heading', { name: 'There is no such group order' })).toBeTruthy()
})
