import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountToType, readAmount } from './amount'
import { formatMoney } from './money'

const read = (text: string, currency: string, locale: string) => readAmount(text, currency, 1e12, `${locale}-u-nu-latn`)

describe('an amount as typed', () => {
  it.each<[amount: number, currency: string, locale: string, texts: string[]]>([
    [300, 'USD', 'en-US', ['3', '3.', '$  3']],
    [50, 'USD', 'en-US', ['.5', '$.50', 'USD.50']],
    [50, 'EUR', 'de-DE', [',5']],
    [12, 'JPY', 'en-US', ['12.']],
    [350, 'USD', 'en-US', ['3.5', '3,50', '3.50 $', '3.50$', 'usd 3.50', '٣٫٥٠', '３．５０', '३.५०', '۳٫۵۰']],
    [350, 'USD', 'en-US', ['$\u200b3.50\u2069', 'US$3.50', '$3.50 USD']],
    [1205, 'USD', 'en-US', [' $12.05 ']],
    [0, 'USD', 'en-US', ['0']],
    [3500, 'KWD', 'ar-KW', ['٣٫٥٠', '٣،٥', '٣٫٥٠ د.ك']],
    [1_000_000, 'KWD', 'ar-KW', ['١٬٠٠٠']],
    [100_000, 'USD', 'en-US', ['1,000', '1 000']],
    [123_456, 'USD', 'en-US', ['1,234.56', '1.234,56']],
    [350, 'EUR', 'de-DE', ['3,50 €', '3,50€', '3,50 EUR', '3.50 €', '3,50 Euro']],
    [300, 'EUR', 'de-DE', ['€ 3']],
    [100_000, 'EUR', 'de-DE', ['1.000']],
    [100_050, 'EUR', 'de-DE', ['1.000,50']],
    [1_000_000, 'KWD', 'de-DE', ['1.000']],
    [1000, 'KWD', 'en-US', ['1.000']],
    [100_050, 'EUR', 'fr-FR', ['1\u202f000,50 €']],
    [100_050, 'CHF', 'de-CH', ['1’000.50 CHF']],
    [10_000_000, 'INR', 'en-IN', ['1,00,000']],
    [100_000, 'EUR', 'de-AT', ['1.000']],
    [500, 'JPY', 'en-US', ['500', '￥ 500']],
    [1000, 'JPY', 'en-US', ['1,000']],
    [249_050, 'HUF', 'hu-HU', ['2 490,50 Ft']],
    [3500, 'SEK', 'sv-SE', ['35 kr', '35 kr.']],
    [1250, 'PLN', 'pl-PL', ['12,50 zł']],
    [3500, 'DKK', 'da-DK', ['35 kr']],
    [350, 'TRY', 'tr-TR', ['3,50 TL']],
    [350, 'CHF', 'de-CH', ['Fr. 3.50']],
    [100_000, 'IDR', 'id-ID', ['Rp. 1.000']],
    [10_000, 'PKR', 'en-PK', ['Rs. 100']],
    [500, 'JPY', 'ja-JP', ['500円']],
    [50_000, 'CNY', 'zh-CN', ['500元']],
  ])('%i of %s in %s is read from each of %j', (amount, currency, locale, texts) => {
    for (const text of texts) expect(read(text, currency, locale), text).toBe(amount)
  })

  it.each<[what: string, texts: string[]]>([
    ['no number', ['', '.', '$.', 'abc', '1e3', 'x3', '3x', '3\n50', '9'.repeat(10_000)]],
    ['separators in the wrong place', ['..5', '3..', '3 50', '1,00,0', '1.2.3']],
    ['a negative amount, too many digits or too large an amount', ['-1', '1.234', '1,000,000,000,000']],
    ['signs of another currency, or too many', ['€3', 'A$3', '$$3', '$3$']],
  ])('of USD in English is not read from text with %s', (_, texts) => {
    for (const text of texts) expect(read(text, 'USD', 'en-US'), text).toBeNull()
  })

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
