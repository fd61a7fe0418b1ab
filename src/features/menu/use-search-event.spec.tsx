import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { receiveEvents } from '../../lib/events'
import { useSearchEvent } from './use-search-event'

let events: object[]
let stop: () => void
beforeEach(() => {
  events = []
  // Drops the events that other files of this worker have left.
  receiveEvents(() => {})()
  stop = receiveEvents(({ params }) => events.push(params))
})
afterEach(() => stop())

/** A search with these texts and the number of their results. */
function search(...texts: [string, number][]) {
  const { rerender, unmount } = renderHook(([text, results]) => useSearchEvent(text, results), {
    initialProps: ['', 0] as [string, number],
  })
  for (const text of texts) rerender(text)
  unmount()
}

it('a search sends its last text that was answered, in small letters', () => {
  search(['Ra', 3], ['Ramen ', 1], ['', 0])
  expect(events).toEqual([{ search_term: 'ramen', results: 1 }])
})

it('a text without results is not sent, as it may be private', () => {
  search(['Ramen', 1], ['+1 212 555 0100', 0])
  expect(events).toEqual([{ search_term: '', results: 0 }])
})

it('a search that was closed without a text sends nothing', () => {
  search()
  expect(events).toEqual([])
})
