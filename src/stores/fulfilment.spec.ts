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

it('an order is picked up as soon as possible until something else is chosen, which a reload keeps until it is done', async () => {
  const { chosen, fulfilmentChosen, isFulfilmentChosen } = await reloaded()
  expect([chosen(), isFulfilmentChosen()]).toEqual([SOON, false])
  fulfilmentChosen({ type: 'DELIVERY' })
  fulfilmentChosen({ requestedTime: LATER })
  const again = await reloaded()
  expect(again.chosen()).toEqual({ type: 'DELIVERY', requestedTime: LATER, table: null })
  expect([again.fulfilmentChoice(), again.isFulfilmentChosen()]).toEqual([
    { type: 'DELIVERY', requestedTime: LATER },
    true,
  ])
  again.fulfilmentForgotten()
  expect([again.chosen(), again.isFulfilmentChosen()]).toEqual([SOON, false])
  expect((await reloaded()).chosen()).toEqual(SOON)
})

it.each(['soon', '', 7, null, {}, true])(
  'F38 an order is never sent with the stored time %j, nor in a way that does not exist',
  async (requestedTime) => {
    for (const [type, known] of [
      ['DELIVERY', 'DELIVERY'],
      ['DRONE', 'PICKUP'],
    ]) {
      sessionStorage.setItem('fulfilment', JSON.stringify({ type, requestedTime }))
      expect((await reloaded()).fulfilmentChoice()).toEqual({ type: known, requestedTime: null })
    }
  },
)

it('at a table an order is brought as soon as possible, and the choice counts again once it was left', async () => {
  const { fulfilmentChosen, chosen } = await reloaded()
  const { tableTaken, tableLeft } = await import('./table')
  fulfilmentChosen({ type: 'DELIVERY', requestedTime: LATER })
  tableTaken({ id: 't12', name: '12' })
  expect(chosen()).toMatchObject({ type: 'PICKUP', requestedTime: null, table: { id: 't12' } })
  tableLeft()
  expect(chosen()).toEqual({ type: 'DELIVERY', requestedTime: LATER, table: null })
})

it('a time counts until it comes, and then as as soon as possible', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(LATER) - 1 })
  const { fulfilmentChosen, chosen } = await reloaded()
  fulfilmentChosen({ requestedTime: LATER })
  expect(chosen().requestedTime).toBe(LATER)
  vi.setSystemTime(Date.parse(LATER))
  expect(chosen()).toEqual(SOON)
  vi.useRealTimers()
})

it.each(['', '{', 'null', '7', '"DELIVERY"'])('F38 a stored %j is removed', async (text) => {
  sessionStorage.setItem('fulfilment', text)
  expect((await reloaded()).chosen()).toEqual(SOON)
  expect(sessionStorage).toHaveLength(0)
})
