import { expect, it } from 'vitest'
import { statusText } from './status'

const FRIDAY = '2026-11-20T18:00:00Z'
const open = (closesAt: string | null) => ({ open: true, closesAt, opensAt: null })
const closed = (opensAt: string | null) => ({ open: false, closesAt: null, opensAt })

it.each([
  ['Open until 10:00 PM', open('2026-11-21T03:00:00Z'), FRIDAY],
  ['Open until 2:00 AM', open('2026-11-21T07:00:00Z'), FRIDAY],
  ['Open until Sat 10:00 PM', open('2026-11-22T03:00:00Z'), FRIDAY],
  ['Open until Fri, Nov 27, 10:00 PM', open('2026-11-28T03:00:00Z'), FRIDAY],
  ['Open', open(null), FRIDAY],
  ['Closed · opens Fri, Nov 27, 6:00 PM', closed('2026-11-27T23:00:00Z'), FRIDAY],
  ['Closed · opens Fri, Dec 11, 6:00 PM', closed('2026-12-11T23:00:00Z'), FRIDAY],
  ['Closed · opens Tue 11:00 AM', closed('2026-11-24T16:00:00Z'), '2026-11-24T02:00:00Z'],
  ['Closed · opens 11:00 AM', closed('2026-11-24T16:00:00Z'), '2026-11-24T11:00:00Z'],
  ['Closed', closed(null), FRIDAY],
])('the text of the store status names the day unless the clock shows that time next: "%s"', (text, status, now) => {
  expect(statusText({ timeZone: 'America/New_York', status }, Date.parse(now))).toBe(text)
})
