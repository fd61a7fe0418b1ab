import { expect, it } from 'vitest'
import { e164, readablePhone } from './phone'

it.each([
  ['(212) 555-0142', 'US', '+12125550142'],
  ['020 7946 0018', 'GB', '+442079460018'],
  ['+44 20 7946 0018', 'US', '+442079460018'],
  ['030 901820', 'DE', '+4930901820'],
  ['(212) 555-0142', '', '+12125550142'],
  ['(212) 555-0142', 'nowhere', '+12125550142'],
])('%s is read for the restaurant’s country %j as %s', (typed, country, number) =>
  expect(e164(typed, country)).toBe(number),
)

it.each(['', '12', 'call me', '+999 1'])('%j is no phone number', (typed) => expect(e164(typed, 'US')).toBeNull())

it('a phone number is shown as people write it', () => {
  expect(readablePhone('+442079460018')).toBe('+44 20 7946 0018')
  expect(readablePhone('unknown')).toBe('unknown')
})
