import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountToType, readAmount } from './amount'
import { formatMoney } from './money'

const read = (text: string, currency: string, locale: string) => readAmount(text, currency, 1e12, `${locale}-u-nu-latn`)

describe('an amount as typed', () => {
  it.each([
    ['3', 'USD', 'en-US', 300],
    ['3.', 'USD', 'en-US', 300],
    ['.5', 'USD', 'en-US', 50],
    ['$.50', 'USD', 'en-US', 50],
    ['USD.50', 'USD', 'en-US', 50],
    [',5', 'EUR', 'de-DE', 50],
    ['12.', 'JPY', 'en-US', 12],
    ['3.5', 'USD', 'en-US', 350],
    ['3,50', 'USD', 'en-US', 350],
    [' $12.05 ', 'USD', 'en-US', 1205],
    ['3.50 $', 'USD', 'en-US', 350],
    ['3.50$', 'USD', 'en-US', 350],
    ['usd 3.50', 'USD', 'en-US', 350],
    ['$  3', 'USD', 'en-US', 300],
    ['0', 'USD', 'en-US', 0],
    ['٣٫٥٠', 'USD', 'en-US', 350],
    ['٣٫٥٠', 'KWD', 'ar-KW', 3500],
    ['٣،٥', 'KWD', 'ar-KW', 3500],
    ['١٬٠٠٠', 'KWD', 'ar-KW', 1_000_000],
    ['３．５０', 'USD', 'en-US', 350],
    ['३.५०', 'USD', 'en-US', 350],
    ['۳٫۵۰', 'USD', 'en-US', 350],
    ['$\u200b3.50\u2069', 'USD', 'en-US', 350],
    ['1,000', 'USD', 'en-US', 100_000],
    ['1,234.56', 'USD', 'en-US', 123_456],
    ['1.234,56', 'USD', 'en-US', 123_456],
    ['1 000', 'USD', 'en-US', 100_000],
    ['3,50 €', 'EUR', 'de-DE', 350],
    ['3,50€', 'EUR', 'de-DE', 350],
    ['3,50 EUR', 'EUR', 'de-DE', 350],
    ['3.50 €', 'EUR', 'de-DE', 350],
    ['€ 3', 'EUR', 'de-DE', 300],
    ['1.000', 'EUR', 'de-DE', 100_000],
    ['1.000,50', 'EUR', 'de-DE', 100_050],
    ['1.000', 'KWD', 'de-DE', 1_000_000],
    ['1.000', 'KWD', 'en-US', 1000],
    ['1\u202f000,50 €', 'EUR', 'fr-FR', 100_050],
    ['1’000.50 CHF', 'CHF', 'de-CH', 100_050],
    ['1,00,000', 'INR', 'en-IN', 10_000_000],
    ['1.000', 'EUR', 'de-AT', 100_000],
    ['500', 'JPY', 'en-US', 500],
    ['￥ 500', 'JPY', 'en-US', 500],
    ['1,000', 'JPY', 'en-US', 1000],
    ['2 490,50 Ft', 'HUF', 'hu-HU', 249_050],
    ['35 kr', 'SEK', 'sv-SE', 3500],
    ['12,50 zł', 'PLN', 'pl-PL', 1250],
    ['35 kr', 'DKK', 'da-DK', 3500],
    ['35 kr.', 'SEK', 'sv-SE', 3500],
    ['3,50 TL', 'TRY', 'tr-TR', 350],
    ['Fr. 3.50', 'CHF', 'de-CH', 350],
    ['Rp. 1.000', 'IDR', 'id-ID', 100_000],
    ['Rs. 100', 'PKR', 'en-PK', 10_000],
    ['500円', 'JPY', 'ja-JP', 500],
    ['500元', 'CNY', 'zh-CN', 50_000],
    ['3,50 Euro', 'EUR', 'de-DE', 350],
    ['٣٫٥٠ د.ك', 'KWD', 'ar-KW', 3500],
    ['US$3.50', 'USD', 'en-US', 350],
    ['$3.50 USD', 'USD', 'en-US', 350],
  ])('%j of %s in %s is %i', (text, currency, locale, amount) => expect(read(text, currency, locale)).toBe(amount))

  it.each([
    ...[
      '',
      '-1',
      '1.234',
      'abc',
      '1e3',
      '.',
      '$.',
      '..5',
      '3..',
      'x3',
      '3x',
      '$$3',
      '$3$',
      'A$3',
      '3 50',
      '1,00,0',
      '1.2.3',
    ],
    ...['€3', '3\n50', '9'.repeat(10_000), '1,000,000,000,000'],
  ])('%j of USD in English is none', (text) => expect(read(text, 'USD', 'en-US')).toBeNull())

  it.each([
    ['5.00', 'JPY', 'en-US'],
    ['1,000', 'EUR', 'de-DE'],
    ['3 $', 'EUR', 'de-DE'],
    ['1.000', 'EUR', 'fr-FR'],
  ])('%j of %s in %s is none', (text, currency, locale) => expect(read(text, currency, locale)).toBeNull())

  it('may be limited, up to that limit itself', () => {
    expect(readAmount('20', 'USD', 2000)).toBe(2000)
    expect(readAmount('20.01', 'USD', 2000)).toBeNull()
  })

  it('is a whole number of minor units, never negative, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = readAmount(text, 'USD')
        expect(amount === null || (Number.isInteger(amount) && amount >= 0)).toBe(true)
      }),
    )
  })
})

const LOCALES = ['en-US', 'de-DE', 'de-AT', 'de-CH', 'fr-FR', 'ar-KW', 'ar-EG', 'pl-PL', 'hu-HU', 'en-IN', 'pt-BR']
const CURRENCIES = ['USD', 'EUR', 'JPY', 'KWD', 'HUF', 'CHF', 'INR', 'EGP']
it.each(LOCALES)('what the shop writes in %s is read as it was', (name) => {
  const locale = `${name}-u-nu-latn`
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(...CURRENCIES), (amount, currency) => {
      expect(readAmount(amountToType(amount, currency, locale), currency, 1e12, locale)).toBe(amount)
      const written = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(12_345)
      expect(readAmount(written, currency, 1e12, locale)).not.toBeNull()
    }),
    { numRuns: 30 },
  )
})

it('what is shown can be typed', () => {
  expect(readAmount(formatMoney(123_456, 'USD'), 'USD')).toBe(123_456)
})
