import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { altered } from '../../../tests/setup/altered'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, customersShop } from '../../../tests/setup/shop'
import { receive } from '../../sandbox/rules/payments'
import { grantPoints } from '../../sandbox/rules/points'
import { PointsPage } from './PointsPage'

const shop = customersShop()

const press = (name: string) => act(() => Promise.resolve(void fireEvent.click(screen.getByRole('button', { name }))))
const grant = (points: number) => grantPoints(CUSTOMER, points, shop.sandbox.context)
const history = () => within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem')
const balance = () => within(screen.getByRole('region', { name: 'Balance' }))
const reward = (name: string) => screen.getByRole('listitem', { name }).textContent
async function open() {
  shop.show(<PointsPage />)
  await screen.findByRole('region', { name: 'Balance' })
}

it('a customer without points sees how they are earned, what they are for, and a way to the menu', async () => {
  await open()
  expect(balance().getByText('0')).toBeTruthy()
  expect(balance().getByText('1 point for every $1.00 you spend on dishes.')).toBeTruthy()
  expect(reward('$5 off')).toBe('$5 off80 points80 more points to go.')
  expect(screen.getByRole('heading', { name: 'No points yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse the menu' }).getAttribute('href')).toBe('/menu')
})

it('a customer with points sees the balance, when points expire, and what is missing for each reward', async () => {
  grant(80)
  shop.sandbox.context.scenarios.setClock('2026-12-01T18:00:00Z')
  grant(1)
  shop.sandbox.context.scenarios.setClock('2027-01-10T18:00:00Z')
  grant(1)
  await open()
  expect(balance().getByText('82')).toBeTruthy()
  expect(balance().getByText('Row points')).toBeTruthy()
  const dates = () =>
    balance()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(dates()).toEqual(['80 expire on Nov 20, 2027.', '1 expires on Dec 1, 2027.'])
  await press('Show all dates')
  expect(dates().at(-1)).toBe('1 expires on Jan 10, 2028.')
  expect(reward('$5 off')).toBe('$5 off80 pointsYours: choose it at checkout.')
  expect(reward('Tamarind flan on us')).toBe('Tamarind flan on us120 points38 more points to go.')
})

it('a customer with points sees where they came from, with a link to the order, newest first, even for a reason the shop does not know', async () => {
  grant(5)
  Object.assign(shop.sandbox.context.state.points![CUSTOMER]!.entries[0]!, { reason: 'BIRTHDAY' })
  grant(1200)
  const id = await shop.order('PAID')
  const order = shop.sandbox.context.state.orders[0]!
  receive(order, shop.sandbox.context)
  shop.sandbox.context.scenarios.setClock('2026-11-20T20:00:00Z')
  await open()
  const [earned, gift, other] = history()
  expect(earned!.textContent).toMatch(/^Earned with order \d+Nov 20, 2026, \d+:\d\d PM\+18$/)
  expect(within(earned!).getByRole('link').getAttribute('href')).toBe(`/track-order?orderId=${id}`)
  expect(gift!.textContent).toMatch(/^A gift from usNov 20, 2026, .*\+1,200$/)
  expect(within(gift!).queryByRole('link')).toBeNull()
  expect(other!.textContent).toMatch(/^Another change.*\+5$/)
})

it('a customer with points sees the points held for an order that is not accepted', async () => {
  grant(100)
  await shop.order('PENDING')
  const [order] = shop.sandbox.context.state.orders
  order!.reward = { id: 'drink', points: 50 }
  order!.pointsHeld = true
  await open()
  expect(balance().getByText('50 more are held for an order until we accept it.')).toBeTruthy()
})

it('a customer with points reads the history page by page; a page that fails can be tried again', async () => {
  expectLog(/Failed to load your points/)
  for (let count = 0; count < 23; count++) grant(1)
  await open()
  expect(history()).toHaveLength(20)
  shop.fail('/points')
  await press('Show more of the history')
  await screen.findByText('More of the history could not be loaded')
  await press('Try again')
  await waitFor(() => expect(history()).toHaveLength(23))
  expect(balance().getByText('23')).toBeTruthy()
})

it('a restaurant without points says so, without asking for any', async () => {
  altered<object>('/tamarind-row', (profile) => ({ ...profile, pointsProgram: null }))
  shop.show(<PointsPage />)
  await screen.findByRole('heading', { name: 'There are no points here' })
  expect(shop.requests('/points')).toBe(0)
})
