// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

const LATER = '2099-11-21T13:00:00Z'
const SOON = { type: 'PICKUP', requestedTime: null, table: null }

/** The module loaded again, as after a reload of the page. */
async function reloaded() {
  vi.resetModules()
  const store = await import('./fulfilment')
  return { ...store, chosen: () => renderHook(() => store.useFulfilment()).result.current }
}

beforeEach(() => sessionStorage.clear())

it('an order is picked up as soon as possible until something else is chosen', async () => {
  expect((await reloaded()).chosen()).toEqual(SOON)
})

it('the choice survives a reload', async () => {
  const { fulfilmentChosen } = await reloaded()
  fulfilmentChosen({ type: 'DELIVERY' })
  fulfilmentChosen({ requestedTime: LATER })
  expect((await reloaded()).chosen()).toEqual({ type: 'DELIVERY', requestedTime: LATER, table: null })
})

it('a choice that the tab has stored is the one that is ordered', async () => {
  sessionStorage.setItem('fulfilment', JSON.stringify({ type: 'DELIVERY', requestedTime: LATER }))
  expect((await reloaded()).fulfilmentChoice()).toEqual({ type: 'DELIVERY', requestedTime: LATER })
})

it.each(['soon', '', 7, null, {}, true])(
  'F38 an order is never sent with the stored time %j',
  async (requestedTime) => {
    sessionStorage.setItem('fulfilment', JSON.stringify({ type: 'DELIVERY', requestedTime }))
    expect((await reloaded()).fulfilmentChoice()).toEqual({ type: 'DELIVERY', requestedTime: null })
  },
)

it('a time that has passed counts as as soon as possible', async () => {
  const { fulfilmentChosen, chosen } = await reloaded()
  fulfilmentChosen({ requestedTime: '2020-01-01T00:00:00Z' })
  expect(chosen()).toEqual(SOON)
})

it('at a table an order is brought as soon as possible, and the choice counts again once it was left', async () => {
  const { fulfilmentChosen, chosen } = await reloaded()
  const { tableTaken, tableLeft } = await import('./table')
  fulfilmentChosen({ type: 'DELIVERY', requestedTime: LATER })
  tableTaken({ id: 't12', name: '12' })
  expect(chosen()).toMatchObject({ type: 'PICKUP', requestedTime: null, table: { id: 't12' } })
  tableLeft()
  expect(chosen()).toEqual({ type: 'DELIVERY', requestedTime: LATER, table: null })
})

it('the next order is picked up as soon as possible, also after a reload', async () => {
  const { fulfilmentChoice, fulfilmentChosen, fulfilmentForgotten, chosen } = await reloaded()
  fulfilmentChosen({ type: 'DELIVERY', requestedTime: LATER })
  expect(fulfilmentChoice()).toEqual({ type: 'DELIVERY', requestedTime: LATER })
  fulfilmentForgotten()
  expect(chosen()).toEqual(SOON)
  expect((await reloaded()).chosen()).toEqual(SOON)
})

it('a time counts until it comes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(LATER) - 1 })
  const { fulfilmentChosen, chosen } = await reloaded()
  fulfilmentChosen({ requestedTime: LATER })
  expect(chosen().requestedTime).toBe(LATER)
  vi.setSystemTime(Date.parse(LATER))
  expect(chosen().requestedTime).toBeNull()
  vi.useRealTimers()
})

it.each(['', '{', 'null', '7', '"DELIVERY"'])('F38 a stored %j is removed', async (text) => {
  sessionStorage.setItem('fulfilment', text)
  expect((await reloaded()).chosen()).toEqual(SOON)
  expect(sessionStorage).toHaveLength(0)
})

it.each(['{"type":"DRONE","requestedTime":"soon"}', '{"requestedTime":7}'])(
  'F38 a stored %s is as if nothing had been chosen',
  async (text) => {
    sessionStorage.setItem('fulfilment', text)
    expect((await reloaded()).chosen()).toEqual(SOON)
  },
)

it('whether something was chosen in this tab is known after a reload, until the order is done', async () => {
  expect((await reloaded()).isFulfilmentChosen()).toBe(false)
  const { fulfilmentChosen } = await reloaded()
  fulfilmentChosen({ type: 'PICKUP' })
  const { isFulfilmentChosen, fulfilmentForgotten } = await reloaded()
  expect(isFulfilmentChosen()).toBe(true)
  fulfilmentForgotten()
  expect(isFulfilmentChosen()).toBe(false)
})
