// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ACTIVE_GROUP, JOINED_GROUPS } from '../lib/group-key'

const part = (groupOrderId: string, token = `token-of_${groupOrderId}`) => ({ groupOrderId, token, hostName: 'Ada' })
const store = (...joined: unknown[]) => localStorage.setItem(JOINED_GROUPS, JSON.stringify(joined))

/** The module loaded again, as after a reload of the page. */
async function reloaded() {
  vi.resetModules()
  const group = await import('./group-order')
  return {
    ...group,
    shown: () => renderHook(() => group.useActiveMembership()).result.current,
    partIn: (id: string) => renderHook(() => group.useMembership(id)).result.current,
  }
}

beforeEach(() => localStorage.clear())

it('dishes go to the customer’s own cart until a group order is joined, and again once it is left', async () => {
  const { activeMembership, groupJoined, groupLeft, partIn, shown } = await reloaded()
  expect([activeMembership(), shown(), partIn('g1')]).toEqual([null, null, null])
  groupJoined(part('g1'))
  expect([activeMembership(), shown()]).toEqual([part('g1'), part('g1')])
  expect(JSON.parse(localStorage.getItem(JOINED_GROUPS)!)).toEqual([part('g1')])
  groupLeft()
  expect([activeMembership(), shown(), partIn('g1')]).toEqual([null, null, part('g1')])
})

it('a group order that was joined last gets the dishes, and survives a reload with those before', async () => {
  const { groupJoined } = await reloaded()
  groupJoined(part('g1'))
  groupJoined(part('g2'))
  const { activeMembership, partIn, shown } = await reloaded()
  expect([activeMembership(), shown(), partIn('g1')]).toEqual([part('g2'), part('g2'), part('g1')])
})

it('who joins again has the new token, and one part only', async () => {
  const { groupJoined, partIn } = await reloaded()
  groupJoined(part('g1', 'old'))
  groupJoined(part('g2'))
  groupJoined(part('g1', 'new'))
  expect(partIn('g1')).toEqual(part('g1', 'new'))
  expect(JSON.parse(localStorage.getItem(JOINED_GROUPS)!)).toEqual([part('g1', 'new'), part('g2')])
})

it('the ten latest group orders are remembered', async () => {
  const { groupJoined, partIn } = await reloaded()
  for (let nth = 1; nth <= 11; nth++) groupJoined(part(`g${nth}`))
  expect([partIn('g1'), partIn('g2'), partIn('g11')]).toEqual([null, part('g2'), part('g11')])
})

it.each([ACTIVE_GROUP, JOINED_GROUPS, null])('another tab joins a group order here, too: %s', async (changed) => {
  const tell = (key: string | null) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  const { activeMembership, shown } = await reloaded()
  store(part('g1'))
  localStorage.setItem(ACTIVE_GROUP, 'g1')
  expect(activeMembership()).toEqual(part('g1'))
  tell('theme')
  expect(shown()).toBeNull()
  tell(changed)
  expect(shown()).toEqual(part('g1'))
})

it('a logout removes the group orders, and takes them from the page', async () => {
  const { groupJoined, shown } = await reloaded()
  const { personForgotten } = await import('../lib/belongings')
  groupJoined(part('g1'))
  act(() => personForgotten())
  expect(shown()).toBeNull()
})

it('a page that is drawn outside of a browser is in no group order', async () => {
  vi.stubGlobal('window', undefined)
  vi.resetModules()
  const { activeMembership } = await import('./group-order')
  vi.unstubAllGlobals()
  expect(activeMembership()).toBeNull()
})

it.each(['{', 'null', '7', '{}', '"g1"'])('F38 a stored %s is removed', async (text) => {
  localStorage.setItem(JOINED_GROUPS, text)
  localStorage.setItem(ACTIVE_GROUP, 'g1')
  expect((await reloaded()).shown()).toBeNull()
  expect(localStorage.getItem(JOINED_GROUPS)).toBeNull()
})

it.each([
  ['nothing', null],
  ['no order', { token: 'a', hostName: 'Ada' }],
  ['an order without an id', part('')],
  ['no host', { groupOrderId: 'g1', token: 'a' }],
  ['a host without a name', { ...part('g1'), hostName: '' }],
  ['an id that is not a string', { ...part('g1'), groupOrderId: 1 }],
  ['no token', { groupOrderId: 'g1', hostName: 'Ada' }],
  ['a token that is no text', { ...part('g1'), token: 7 }],
  ['a token that begins with another line', part('g1', '\na')],
  ['a token that ends with another line', part('g1', 'a\nb: c')],
  ['a token of other letters', part('g1', 'ключ')],
])('F38 %s in what is stored is left out, and the others stay', async (_, odd) => {
  store(odd, part('g2'))
  const { partIn } = await reloaded()
  expect([partIn('g1'), partIn(''), partIn('g2')]).toEqual([null, null, part('g2')])
})
