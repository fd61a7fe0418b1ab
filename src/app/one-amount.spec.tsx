import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MenuList, Quote } from '../api/types'

/** 249,000 in minor units, by the digits of ISO 4217. */
const AMOUNT = 249_000
const CURRENCIES = [
  ['HUF', '2,490', '2490.00'],
  ['RSD', '2,490', '2490.00'],
  ['IDR', '2,490', '2490.00'],
  ['PKR', '2,490', '2490.00'],
  ['JPY', '249,000', '249000'],
  ['KWD', '249.000', '249.000'],
] as const

const RealFormat = Intl.NumberFormat

/** A browser whose `Intl` has its own opinion on how many digits every currency has. */
function intlClaims(digits: number) {
  class Format extends RealFormat {
    constructor(locale?: string, options: Intl.NumberFormatOptions = {}) {
      const claimed = { minimumFractionDigits: digits, maximumFractionDigits: digits }
      super(locale, options.style === 'currency' ? { ...claimed, ...options } : options)
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { NumberFormat: { value: Format } }))
}

describe.each([0, 2])('with an Intl that claims %i digits', (digits) => {
  const load = async () => ({
    ...(await import('../tooling/prerender/prerender')),
    ...(await import('../pages/order-success/OrderSuccessPage')),
    ...(await import('../api/queries/orders')),
    ...(await import('../sandbox/seed/menu')),
    ...(await import('../sandbox/seed/restaurant')),
    ...(await import('../sandbox/seed/csv-menu')),
    ...(await import('../sandbox/http/payment-page')),
    ...(await import('../sandbox/sandbox')),
    ...(await import('./analytics/event-item')),
    ...(await import('../features/menu/structured-data')),
    ...(await import('../setup/files')),
    samples: await import('../setup/sample-menu'),
    ...(await import('../../tests/setup/shop')),
    ...(await import('../../tests/sandbox/orders')),
  })
  let code: Awaited<ReturnType<typeof load>>
  beforeAll(async () => {
    vi.resetModules()
    code = await load()
  }, 60_000)
  beforeEach(() => intlClaims(digits))

  function ownSandbox(currency: string) {
    const { createSandbox, restaurant, seedMenus } = code
    const [menu] = seedMenus.menus
    const section = menu!.sections.find(({ items }) => items.some(({ id }) => id === 'tamarind-lemonade'))!
    const items = section.items.filter(({ id }) => id === 'tamarind-lemonade').map((one) => ({ ...one, price: AMOUNT }))
    const sandbox = createSandbox({
      restaurant: { ...restaurant, currency },
      menu: { ...seedMenus, menus: [{ ...menu!, sections: [{ ...section, items }] }] },
    })
    return async <T,>(path: string) => {
      const request = new Request(`http://shop.test${path}`, { headers: { login_source: 'mobile' } })
      return (await (await sandbox.fetch(request)).json()) as T
    }
  }

  it.each(CURRENCIES)('%s: 249,000 is %s in the drawn HTML, and %s in JSON-LD', async (currency, text, written) => {
    const ask = ownSandbox(currency)
    const pages = await code.prerender('http://shop.test', ask)
    const html = (name: string) => pages.find((page) => page.name === name)?.html
    expect(html('MenuPage')).toContain(text)
    expect(html('ItemPage')).toContain(text)
    const { menus } = await ask<MenuList>('/api/v1/restaurants/tamarind-row/menus')
    expect(menus[0]!.sections[0]!.items[0]!.price).toBe(AMOUNT)
    expect(JSON.stringify(code.menuData(menus[0]!, currency, 'http://shop.test'))).toContain(`"price":"${written}"`)
  })

  it.each(CURRENCIES)('%s: 249,000 is %s on the receipt in the page', async (currency, text) => {
    const { createShop, CUSTOMER, orderQueries, orderWrites, PICKUP, orderOf, OrderSuccessPage } = code
    const shop = createShop()
    intlClaims(digits)
    shop.signIn()
    const { restaurant, menu } = shop.sandbox.context
    Object.assign(restaurant, { currency, tax: { percent: 0, included: true } })
    const dishes = menu.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
    Object.assign(
      dishes.find(({ id }) => id === 'tamarind-lemonade')!,
      { price: AMOUNT },
    )
    shop.stock(1, AMOUNT)
    const quote: Quote = await shop.client.fetchQuery(orderQueries.quote(CUSTOMER, currency, PICKUP))
    expect(quote.totals).toMatchObject({ currency, total: AMOUNT })
    const request = { ...orderOf(quote), returnUrl: `${location.origin}/payment-return` }
    const { id } = await orderWrites.place(CUSTOMER, request, crypto.randomUUID())
    shop.sandbox.context.state.orders.at(-1)!.payment.status = 'PAID'
    shop.show(<OrderSuccessPage />, `/order-success?orderId=${id}`)
    expect((await screen.findByText('Total')).nextElementSibling?.textContent).toContain(text)
  })

  it.each(CURRENCIES)(
    '%s: %s comes from a spreadsheet as %s, goes into events and is on the payment page',
    async (currency, text, written) => {
      expect(code.parseCsv(`name,price\nPizza,${written}`, currency)).toMatchObject({
        mistakes: [],
        value: { menus: [{ sections: [{ items: [{ price: AMOUNT }] }] }] },
      })
      const piece = { id: 'pizza', name: 'Pizza', price: AMOUNT, quantity: 1 }
      expect(code.basket([piece], currency)).toMatchObject({
        value: Number(written),
        items: [{ price: Number(written) }],
      })
      expect(code.eventItem(piece, currency).price).toBe(Number(written))
      const sample = code.filesFor({ name: 'Aurora', currency }, 'aurora', code.samples)['aurora/menu.json']!
      expect(sample).toContain(`"price": ${currency === 'KWD' ? 12_000 : 1200}`)
      const seller = { restaurant: { name: 'Aurora', locale: 'en' } }
      const what = { label: 'Order', number: '1', amount: AMOUNT, currency } as const
      expect(await code.paymentPage(seller, what, { savesCards: false }).text()).toContain(text)
    },
  )
})
