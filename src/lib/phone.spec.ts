import { afterEach, expect, it, vi } from 'vitest'
import { e164, phoneInText, readablePhone, telUrl } from './phone'
import { dialled, isPlain } from './tel'

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

it.each([
  ['+1 212 555 0100', 'US', 'tel:+12125550100'],
  ['+852 2123 4567 ext. 12', 'HK', 'tel:+85221234567;ext=12'],
  ['2123 4567 x12', 'HK', 'tel:+85221234567;ext=12'],
  ['+974 (0)4444 1234', 'QA', 'tel:+97444441234'],
  ['+39 (0)6 698 12345', 'IT', 'tel:+390669812345'],
  ['+44 020 7946 0018', 'GB', 'tel:+442079460018'],
  ['030 901820', 'DE', 'tel:+4930901820'],
  ['+52 1 55 1234 5678', 'MX', 'tel:+525512345678'],
  ['(212) 555-0142 ext 7', undefined, 'tel:+12125550142;ext=7'],
])('%s in %s is dialled as %s', (phone, country, url) => expect(telUrl(phone, country)).toBe(url))

it.each(['+1 212 555 0100', '+33 1.42-68 53 00', '+1 203 555 0100', '+852 2012 3456', '+44 20 7946 0018'])(
  '%s is dialled as it is, without a look-up',
  (phone) => {
    expect(isPlain(phone)).toBe(true)
    expect(dialled(phone)).toBe(telUrl(phone))
  },
)

it.each<[why: string, phones: string[]]>([
  ['has no country code', ['212 555 0100']],
  ['has an extension', ['+852 2123 4567 ext. 12']],
  ['has a zero for calls within the country', ['+974 (0)4444 1234', '+44 020 7946 0018', '+4407911123456']],
  ['has such a zero after its code', ['+44-0-7911-123456', '+97404444 1234', '+7 8 495 123 45 67']],
  ['is written otherwise in its country', ['+52 1 55 1234 5678', '+ 52 1 55 1234 5678', '+54 11 15 2345 6789']],
  ['is of Italy, which needs its zero', ['+39 6 698 12345']],
])('a number that %s is looked up: %j', (_, phones) => {
  for (const phone of phones) expect(isPlain(phone), phone).toBe(false)
})

it.each([
  ['+852 2123 4567 ext. 12', 'tel:+85221234567'],
  ['+852 2123 4567 分機 12', 'tel:+85221234567'],
  ['+974 (0)4444 1234', 'tel:+97444441234'],
  ['118 118', 'tel:118118'],
])('%s is dialled as %s until it has been looked up', (phone, url) => expect(dialled(phone)).toBe(url))

it('what is no valid number is dialled as written', () => expect(telUrl('118 118', 'GB')).toBe('tel:118118'))
