import { describe, expect, it } from 'vitest'
import { statusText } from './status'

const timeZone = 'America/New_York'
const closed = (opensAt: string | null) => ({ timeZone, status: { open: false, closesAt: null, opensAt } })

describe('the text of the store status', () => {
  it('names the closing time in the zone of the restaurant', () => {
    const status = { open: true, closesAt: '2026-11-21T03:00:00Z', opensAt: null }
    expect(statusText({ timeZone, status }, Date.parse('2026-11-20T18:00:00Z'))).toBe('Open until 10:00 PM')
  })

  it.each([
    ['tonight', '2026-11-21T07:00:00Z', 'Open until 2:00 AM'],
    ['tomorrow night', '2026-11-22T03:00:00Z', 'Open until Sat 10:00 PM'],
    ['next week', '2026-11-28T03:00:00Z', 'Open until Fri, Nov 27, 10:00 PM'],
    ['never', null, 'Open'],
  ])('names the day of a closing unless the clock shows that time next: %s', (_, closesAt, text) => {
    const status = { open: true, closesAt, opensAt: null }
    expect(statusText({ timeZone, status }, Date.parse('2026-11-20T18:00:00Z'))).toBe(text)
  })

  it('names the date of an opening that is a week or three away', () => {
    const friday = Date.parse('2026-11-20T18:00:00Z')
    expect(statusText(closed('2026-11-27T23:00:00Z'), friday)).toBe('Closed · opens Fri, Nov 27, 6:00 PM')
    expect(statusText(closed('2026-12-11T23:00:00Z'), friday)).toBe('Closed · opens Fri, Dec 11, 6:00 PM')
  })

  it('names the day of the next opening when it is not today', () => {
    const now = Date.parse('2026-11-24T02:00:00Z')
    expect(statusText(closed('2026-11-24T16:00:00Z'), now)).toBe('Closed · opens Tue 11:00 AM')
  })

  it('leaves the day out when it opens today', () => {
    const now = Date.parse('2026-11-24T11:00:00Z')
    expect(statusText(closed('2026-11-24T16:00:00Z'), now)).toBe('Closed · opens 11:00 AM')
  })

  it('only states that it is closed when no opening is known', () => {
    expect(statusText(closed(null))).toBe('Closed')
  })
})
