import { t } from 'ttag'
import type { Order } from '../../api/types'

const MINUTE = 60_000
/** How long the calendar entry is, in minutes. */
const LENGTH = 15

/** Escapes a text and breaks its line at 18 characters, 72 octets at most (RFC 5545, 3.1). */
function property(name: string, text: string): string {
  const escaped = text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
  return (`${name}:${escaped}`.match(/.{1,18}/gu) ?? []).join('\r\n ')
}

const stamp = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * An order as a calendar entry (iCalendar), at the time it is ready or at the door.
 * @param place where it happens, in a line
 */
export function calendarEntry({ id, number, placedAt, fulfilment }: Order, restaurant: string, place: string): string {
  const { type, readyAt } = fulfilment
  const ready = Date.parse(readyAt)
  const title = type === 'PICKUP' ? t`Collect order ${number} at ${restaurant}` : t`Order ${number} from ${restaurant}`
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    property('PRODID', `-//${restaurant}//Orders//EN`),
    'BEGIN:VEVENT',
    property('UID', `order-${id}`),
    `DTSTAMP:${stamp(Date.parse(placedAt))}`,
    `DTSTART:${stamp(ready)}`,
    `DTEND:${stamp(ready + LENGTH * MINUTE)}`,
    property('SUMMARY', title),
    property('LOCATION', place),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}
