import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { personForgotten } from '../../lib/belongings'
import type { ShopEvent } from '../../lib/events'
import { destinationOf } from './destinations'

type Batch = { events: { params: { search_term: string } }[] }
const sendBeacon = vi.fn<(address: string, body: string) => boolean>()
const isHidden = vi.fn<() => boolean>()
const search = (search_term: string): ShopEvent => ({ name: 'search', params: { search_term, results: 1 }, at: 0 })
/** A term of this many bytes, three for each letter. */
const ofBytes = (bytes: number) => '麺'.repeat(bytes / 3)
const bodies = () => sendBeacon.mock.calls.map(([, body]) => body)
const terms = () => bodies().map((body) => (JSON.parse(body) as Batch).events.map(({ params }) => params.search_term))
let destination: ReturnType<typeof destinationOf>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  sendBeacon.mockReset().mockReturnValue(true)
  Object.assign(navigator, { sendBeacon })
  vi.spyOn(document, 'hidden', 'get').mockImplementation(isHidden.mockReturnValue(false))
  destination = destinationOf('https://events.example/shop', 'granted')
})
afterEach(() => {
  destination.stop()
  Reflect.deleteProperty(navigator, 'sendBeacon')
  vi.useRealTimers()
})

it('a batch is never larger than a browser sends, whatever the letters', () => {
  const sent = Array.from({ length: 9 }, (_, at) => ofBytes(15_000) + at)
  for (const term of sent) destination.receive(search(term))
  vi.advanceTimersByTime(60_000)
  expect(terms().map((batch) => batch.length)).toEqual([3, 3, 3])
  expect(terms().flat()).toEqual(sent)
  for (const body of bodies()) expect(new TextEncoder().encode(body).length).toBeLessThan(61_000)
})

it('a batch leaves out an event that is too large for any, so that the next are sent', () => {
  for (const term of ['tea', ofBytes(60_000), 'soup']) destination.receive(search(term))
  vi.advanceTimersByTime(60_000)
  expect(terms()).toEqual([['tea', 'soup']])
})

it('a batch has the newest 500 events once the browser takes some again', () => {
  sendBeacon.mockReturnValue(false)
  for (let at = 0; at < 510; at++) destination.receive(search(`${at}`))
  vi.advanceTimersByTime(60_000)
  sendBeacon.mockReset().mockReturnValue(true)
  destination.receive(search('last'))
  vi.advanceTimersByTime(60_000)
  const all = terms().flat()
  expect([all.length, all[0], all.at(-1)]).toEqual([500, '11', 'last'])
})

it('who comes after a logout is another visit, and what waited is sent with the one before', () => {
  const visits = () => bodies().map((body) => (JSON.parse(body) as { visit: string }).visit)
  destination.receive(search('tea'))
  personForgotten()
  destination.receive(search('soup'))
  vi.advanceTimersByTime(60_000)
  expect(terms()).toEqual([['tea'], ['soup']])
  expect(new Set(visits()).size).toBe(2)
})

it('an event on a hidden page is sent at once', () => {
  isHidden.mockReturnValue(true)
  destination.receive(search('tea'))
  expect(terms()).toEqual([['tea']])
})

it('a browser without sendBeacon keeps the events, and nothing throws', () => {
  Reflect.deleteProperty(navigator, 'sendBeacon')
  destination.receive(search('tea'))
  vi.advanceTimersByTime(60_000)
  Object.assign(navigator, { sendBeacon })
  destination.receive(search('soup'))
  vi.advanceTimersByTime(60_000)
  expect(terms()).toEqual([['tea', 'soup']])
})
