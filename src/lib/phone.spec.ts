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
