import { describe, expect, it } from 'vitest'
import { statusText } from './status'

const timeZone = 'America/New_York'
const closed = (opensAt: string | null) => ({ timeZone, status: { open: false, closesAt: null, opensAt } })

describe('the text of the store status', () => {
  it('names the closing time in the zone of the restaurant', () => {
    const status = { open: true, closesAt: '2026-11-21T03:00:00Z', opensAt: null }
    expect(statusText({ timeZone, status })).toBe('Open until 10:00 PM')
  })

  it('names the day of the next opening when it is not today', () => {
    const now = new Date('2026-11-24T02:00:00Z')
    expect(statusText(closed('2026-11-24T16:00:00Z'), now)).toBe('Closed · opens Tue 11:00 AM')
  })

  it('leaves the day out when it opens today', () => {
    const now = new Date('2026-11-24T11:00:00Z')
    expect(statusText(closed('2026-11-24T16:00:00Z'), now)).toBe('Closed · opens 11:00 AM')
  })

  it('only states that it is closed when no opening is known', () => {
    expect(statusText(closed(null))).toBe('Closed')
  })
})
