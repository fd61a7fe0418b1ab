import { beforeEach, expect, it } from 'vitest'
import { receiveEvents, track } from './events'

// Drops the events that other files of this worker have left.
beforeEach(() => receiveEvents(() => {})())

it('events wait for a receiver, at most 200 of them', () => {
  for (let at = 0; at < 210; at++) track('search', { search_term: '', results: at })
  const received: unknown[] = []
  receiveEvents(({ params }) => received.push('results' in params && params.results))()
  expect([received.length, received[0], received.at(-1)]).toEqual([200, 0, 199])
})

it('events wait again once a receiver has stopped', () => {
  const received: string[] = []
  receiveEvents(() => received.push('first'))()
  track('login', { method: 'phone' })
  expect(received).toEqual([])
  receiveEvents(({ name }) => received.push(name))()
  expect(received).toEqual(['login'])
})
