import { expect, it, vi } from 'vitest'
import { currencyOf, timeZoneOf } from './country'

it.each([
  ['AT', 'EUR', 'Europe/Vienna'],
  ['DE', 'EUR', 'Europe/Berlin'],
  ['JP', 'JPY', 'Asia/Tokyo'],
  ['KW', 'KWD', 'Asia/Kuwait'],
])('%s pays in %s, and its clocks show the time of %s', (country, currency, timeZone) => {
  expect(currencyOf(country)).toBe(currency)
  expect(timeZoneOf(country)).toEqual({ timeZone, isClear: true })
})

it.each([
  ['UTC', false],
  ['America/Chicago', true],
])('in a country of several zones, that of the computer, %s, is taken: clear is %s', (timeZone, isClear) => {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  expect(timeZoneOf('US')).toEqual({ timeZone, isClear })
  vi.restoreAllMocks()
})
