import { expect, it } from 'vitest'
import type { Order } from '../../api/types'
import { calendarEntry } from './calendar'

const order = (type: 'PICKUP' | 'DELIVERY') =>
  ({
    ...{ id: 'ord_1', number: '1042', placedAt: '2026-11-20T18:00:00.000Z' },
    fulfilment: { type, requestedTime: null, readyAt: '2026-11-20T18:25:00.000Z' },
  }) as Order

/** Long lines joined again, as a calendar reads them. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

it('the calendar entry of an order is at the time it is ready, in UTC', () => {
  const lines = unfolded(calendarEntry(order('PICKUP'), 'Tamarind Row', '86 Lantern Row')).split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(lines).toContain('DTSTART:20261120T182500Z')
  expect(lines).toContain('DTEND:20261120T184000Z')
  expect(lines).toContain('SUMMARY:Collect order 1042 at Tamarind Row')
  expect(lines).toContain('UID:order-ord_1')
})

it('the calendar entry of a delivery names the restaurant it comes from', () => {
  expect(unfolded(calendarEntry(order('DELIVERY'), 'Tamarind Row', ''))).toContain(
    'SUMMARY:Order 1042 from Tamarind Row',
  )
})

it('the calendar entry of an order escapes commas, semicolons, backslashes and line breaks, and breaks long lines', () => {
  const text = unfolded(calendarEntry(order('PICKUP'), 'A', 'Row 1, 2nd; left \\ right\nEND:VCALENDAR'))
  expect(text).toContain('LOCATION:Row 1\\, 2nd\\; left \\\\ right\\nEND:VCALENDAR')
  const long = calendarEntry(order('PICKUP'), 'A', '🍜'.repeat(60))
  expect(long.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(unfolded(long)).toContain(`LOCATION:${'🍜'.repeat(60)}`)
})
