import { afterEach, expect, it, vi } from 'vitest'
import { e164, phoneInText, readablePhone } from './phone'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['(212) 555-0142', 'US', '+12125550142'],
  ['020 7946 0018', 'GB', '+442079460018'],
  ['+44 20 7946 0018', 'US', '+442079460018'],
  ['030 901820', 'DE', '+4930901820'],
  ['(212) 555-0142', '', '+12125550142'],
  ['(212) 555-0142', 'nowhere', '+12125550142'],
  ['+52 1 55 1234 5678', 'US', '+525512345678'],
  ['52 1 55 1234 5678', 'MX', '+525512345678'],
  ['0052 1 55 1234 5678', 'US', '+525512345678'],
  ['0044 7911 123456', 'US', '+447911123456'],
  ['011 44 7911 123456', 'US', '+447911123456'],
  ['011 44 7911 123456', 'GB', '+447911123456'],
  ['0011 44 7911 123456', 'US', '+447911123456'],
  ['++44 7911 123456', 'US', '+447911123456'],
  ['+0044 7911 123456', 'US', '+447911123456'],
  ['+54 9 11 2345 6789', 'US', '+5491123456789'],
  ['+54 11 15 2345 6789', 'US', '+5491123456789'],
  ['+39 06 698 12345', 'US', '+390669812345'],
  ['+39 6 698 12345', 'US', '+390669812345'],
  ['+39 (0)6 698 12345', 'US', '+390669812345'],
  ['06 698 12345', 'IT', '+390669812345'],
  ['+44 (0)7911 123456', 'US', '+447911123456'],
  ['0044 (0)7911 123456', 'US', '+447911123456'],
  ['+974 (0)4444 1234', 'US', '+97444441234'],
  ['+1 (0)212 555 0142', 'GB', '+12125550142'],
])('%s is read for the restaurant’s country %j as %s', (typed, country, number) =>
  expect(e164(typed, country)).toBe(number),
)

it('a number without a country code is one of the shop’s country where the restaurant’s is not known', () =>
  expect(e164('(212) 555-0142')).toBe('+12125550142'))

it.each(['+1 212 555', '(012) 555-0142', '555-0142'])('%j is too short for a number, or not one that exists', (typed) =>
  expect(e164(typed, 'US')).toBeNull(),
)

it.each(['', '12', 'call me', '+999 1'])('%j is no phone number', (typed) => expect(e164(typed, 'US')).toBeNull())

it('a phone number is shown as people write it', () => {
  expect(readablePhone('+442079460018')).toBe('+44 20 7946 0018')
  expect(readablePhone('+12125550142')).toBe('+1 212 555 0142')
  expect(readablePhone('unknown')).toBe('unknown')
})

it('a phone number within a sentence keeps the order of its digits where one reads from right to left', () => {
  expect(phoneInText('+442079460018')).toBe('+44 20 7946 0018')
  vi.stubEnv('RTL', 'yes')
  expect(phoneInText('+442079460018')).toBe('\u2066+44 20 7946 0018\u2069')
})
