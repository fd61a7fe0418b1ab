import { expect, it } from 'vitest'
import { telUrl } from './phone'
import { dialled, isPlain } from './tel'

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
