import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { decimal, formatMoney } from './money'

afterEach(() => vi.unstubAllEnvs())

it.each([
  [1450, 'USD', '$14.50', '14.50'],
  [0, 'USD', '$0.00', '0.00'],
  [5, 'USD', '$0.05', '0.05'],
  [-250, 'USD', '-$2.50', '-2.50'],
  [123_456_789, 'USD', '$1,234,567.89', '1234567.89'],
  [1450, 'EUR', '€14.50', '14.50'],
  [1450, 'JPY', '¥1,450', '1450'],
  [1450, 'BHD', 'BHD 1.450', '1.450'],
  [249_000, 'HUF', 'HUF 2,490', '2490.00'],
  [249_050, 'HUF', 'HUF 2,490.50', '2490.50'],
  [-300_000, 'COP', '-COP 3,000', '-3000.00'],
  [1e12, 'USD', '$10,000,000,000.00', '10000000000.00'],
])('%i of the smallest unit of %s is %s, and %s for a machine', (amount, currency, text, machine) => {
  expect(formatMoney(amount, currency).replace(/\s/g, ' ')).toBe(text)
  expect(decimal(amount, currency)).toBe(machine)
})

it.each([
  [1e12 + 1, 'USD'],
  [-1e15, 'USD'],
  [NaN, 'USD'],
  [1450, ''],
])('%d of %j cannot be shown', (amount, currency) => expect(formatMoney(amount, currency)).toBe(''))

it('people and machines read every amount to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
      expect(Number(formatMoney(amount, 'USD').replace(/[$,.]/g, ''))).toBe(amount)
      const text = decimal(amount, 'USD')
      expect(text).toMatch(/^-?\d+\.\d\d$/)
      expect(Number(text.replace('.', ''))).toBe(amount)
    }),
  )
})

const own = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')!
afterEach(() => void Object.defineProperty(Intl.NumberFormat.prototype, 'format', own))

/** Amounts are written with these spaces, or apostrophes, as by another engine. */
function writeWith(sign: string, inPlaceOf: RegExp) {
  const get = function (this: Intl.NumberFormat) {
    return (amount: number) =>
      this.formatToParts(amount)
        .map(({ value }) => value.replace(inPlaceOf, sign))
        .join('')
  }
  Object.defineProperty(Intl.NumberFormat.prototype, 'format', { ...own, get })
}

it.each(['de-DE', 'de-CH', 'fr-FR', 'fr-CH', 'pl-PL', 'sv-SE'])(
  'in %s every engine writes an amount alike',
  async (locale) => {
    vi.resetModules()
    vi.stubEnv('VITE_LOCALE', locale)
    const money = await import('./money')
    const drawn = money.formatMoney(123_456_789, 'EUR')
    const written = [
      ...[' ', '\u00a0', '\u202f'].map((space) => [space, /\s/g] as const),
      ...["'", '’'].map((apostrophe) => [apostrophe, /['’]/g] as const),
    ]
    for (const [sign, inPlaceOf] of written) {
      writeWith(sign, inPlaceOf)
      expect(money.formatMoney(123_456_789, 'EUR')).toBe(drawn)
    }
  },
)
