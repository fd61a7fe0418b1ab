import { afterEach, expect, it, vi } from 'vitest'
import { e164, phoneInText, readablePhone } from './phone'

afterEach(() => vi.unstubAllEnvs())

it.each<[number: string, country: string, texts: string[]]>([
  ['+12125550142', 'US', ['(212) 555-0142']],
  ['+12125550142', '', ['(212) 555-0142']],
  ['+12125550142', 'nowhere', ['(212) 555-0142']],
  ['+12125550142', 'GB', ['+1 (0)212 555 0142']],
  ['+442079460018', 'GB', ['020 7946 0018']],
  ['+442079460018', 'US', ['+44 20 7946 0018']],
  ['+4930901820', 'DE', ['030 901820']],
  ['+525512345678', 'US', ['+52 1 55 1234 5678', '0052 1 55 1234 5678']],
  ['+525512345678', 'MX', ['52 1 55 1234 5678']],
  ['+447911123456', 'GB', ['011 44 7911 123456']],
  ['+447911123456', 'US', ['0044 7911 123456', '011 44 7911 123456', '0011 44 7911 123456']],
  ['+447911123456', 'US', ['++44 7911 123456', '+0044 7911 123456', '+44 (0)7911 123456', '0044 (0)7911 123456']],
  ['+5491123456789', 'US', ['+54 9 11 2345 6789', '+54 11 15 2345 6789']],
  ['+390669812345', 'US', ['+39 06 698 12345', '+39 6 698 12345', '+39 (0)6 698 12345']],
  ['+390669812345', 'IT', ['06 698 12345']],
  ['+97444441234', 'US', ['+974 (0)4444 1234']],
])('%s is read in a restaurant of %j from each of %j', (number, country, texts) => {
  for (const typed of texts) expect(e164(typed, country), typed).toBe(number)
})

it('a number without a country code is one of the shop’s country where the restaurant’s is not known', () =>
  expect(e164('(212) 555-0142')).toBe('+12125550142'))

it.each(['+1 212 555', '(012) 555-0142', '555-0142', '', '12', 'call me', '+999 1'])('%j is no phone number', (typed) =>
  expect(e164(typed, 'US')).toBeNull(),
)

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
