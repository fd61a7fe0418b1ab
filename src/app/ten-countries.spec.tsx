import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { built, drawnPages, loadShop, walk } from '../../tests/setup/country-shop'
import { restoreIntl, stubOtherIntl } from '../../tests/setup/other-engine'
import { EXPECTED } from '../../tests/setup/ten-expected'
import { ORDERS } from '../../tests/setup/ten-orders'
import { RESTAURANTS, type Country } from '../../tests/setup/ten-restaurants'

vi.setConfig({ testTimeout: 30_000 })

vi.mock('virtual:shop-address', () => ({
  get country() {
    return built.country
  },
  get text() {
    return built.text
  },
}))
vi.mock('virtual:shop-address-rules', () => ({
  get rules() {
    return built.rules
  },
}))

/** All spaces as plain ones: each stays in its place. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

/** What a page says of something, with the spaces that it has. */
function foundIn(text: string, expected: string): string {
  const at = plain(text).indexOf(expected)
  expect(at === -1 ? plain(text) : expected).toBe(expected)
  return text.slice(at, at + expected.length)
}

/** The locale of a build, the restaurants whose customers have the build's `Intl`, and those whose have another. */
const BUILDS: [locale: string, alike: Country[], other: [Country, digits: number][]][] = [
  [
    'en-US',
    ['US', 'FR', 'IT', 'GB'],
    [
      ['JP', 2],
      ['BR', 0],
      ['HU', 0],
    ],
  ],
  ['de-DE', ['DE'], []],
  ['de-AT', [], [['AT', 0]]],
  ['ar-QA', [], [['QA', 3]]],
]

describe.each(BUILDS)('a build for %s', (locale, alike, other) => {
  const drawn = {} as Record<Country, string[]>
  let code: Awaited<ReturnType<typeof loadShop>>
  const load = async () => {
    vi.resetModules()
    code = await loadShop()
  }
  beforeAll(async () => {
    vi.stubEnv('VITE_LOCALE', locale)
    await load()
    for (const country of [...alike, ...other.map(([one]) => one)]) drawn[country] = await drawnPages(country, code)
    // What the pages are drawn from stays with the app.
    await load()
  }, 60_000)
  afterAll(() => {
    vi.unstubAllEnvs()
    restoreIntl()
  })

  async function isRight(country: Country) {
    const { size, card, drink, inCart, line, ours, today, phone, times, to = '', age = '', rows } = EXPECTED[country]
    const order = await walk(country, ORDERS[country], code)
    const { said, footers } = order
    const ourPhone = String(RESTAURANTS[country].phone)
    for (const [expected, page] of [
      [card, said.menu],
      [size, said.dish],
      [drink, said.drink],
      [ours, footers[0]!],
      [ourPhone, footers[0]!],
    ] as const) {
      const shown = foundIn(page, expected)
      expect(drawn[country].some((text) => text.includes(shown))).toBe(true)
    }
    for (const footer of footers) for (const expected of [ours, ourPhone, today]) foundIn(footer, expected)
    const friday = `Friday${EXPECTED[country].friday ?? today.replace('Today ', '')}`
    expect(drawn[country].some((text) => text.includes(friday))).toBe(true)
    foundIn(said.cart, inCart)
    foundIn(said.checkout, line)
    foundIn(said.checkout, to)
    for (const expected of [line, ours, age, to && `Delivery to ${to}`, ...times]) foundIn(said.receipt, expected)
    expect(order.quoted.map(plain)).toEqual(rows)
    expect(order.paid.map(plain)).toEqual(rows)
    expect(order.placed.contact.phone).toBe(phone)
  }

  if (alike.length > 0) it.each(alike)('%s: an order is right from the menu to the receipt', isRight)

  if (other.length > 0) {
    describe('in an engine with another Intl', () => {
      beforeAll(load, 60_000)
      it.each(other)('%s: an order is right from the menu to the receipt', async (country, digits) => {
        stubOtherIntl(digits)
        await isRight(country)
      })
    })
  }
})
