import { describe, expect, it } from 'vitest'
import { createSandbox } from '../sandbox'
import { applyPromo } from './promos'
import { FRIDAY, setClock } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import { addToCart, cartLine, customerWithCart, lemonade, PICKUP, quoted } from '../../../tests/sandbox/orders'

describe('a promo code', () => {
  const { context } = createSandbox()
  const apply = (code: string | null | undefined, subtotal: number) =>
    applyPromo(code, subtotal, { ...context, now: () => Date.parse(FRIDAY) })

  it.each(['market10', ' MARKET10', 'Market10\n'])('is read in any case and with spaces around it: %j', (code) => {
    expect(apply(code, 1000)).toMatchObject({ promo: { code: 'MARKET10' }, discount: 100 })
  })

  it('of a Turkish restaurant is read with and without the dot of its capital', () => {
    const promoCodes = [{ ...context.restaurant.promoCodes[0]!, code: 'İNDİRİM' }]
    const turkish = { ...context, restaurant: { ...context.restaurant, promoCodes }, now: () => Date.parse(FRIDAY) }
    for (const typed of ['indirim', 'INDIRIM', 'İndirim', 'ındırım']) {
      expect(applyPromo(typed, 1000, turkish).promo?.code, typed).toBe('İNDİRİM')
    }
  })

  it.each([undefined, null, '', '  '])('is none: %j', (code) => {
    expect(apply(code, 1000)).toEqual({ promo: null, discount: 0 })
  })

  it.each([
    ['PROMO_UNKNOWN', 'NOPE', 9999, 'We do not know the code NOPE.'],
    ['PROMO_UNKNOWN', 'MARKET1', 9999, 'We do not know the code MARKET1.'],
    ['PROMO_EXPIRED', 'opening', 9999, 'The code OPENING has expired.'],
    ['PROMO_MINIMUM_NOT_MET', 'FIVEOFF', 2499, 'The code FIVEOFF is for orders from $25.00.'],
  ])('is refused with %s: %s of %i', (code, wanted, subtotal, message) => {
    expect(apply(wanted, subtotal)).toEqual({ promo: null, discount: 0, problem: { code, message } })
  })

  it.each([
    ['2024-12-31T23:59:59.999Z', undefined],
    ['2025-01-01T00:00:00Z', 'PROMO_EXPIRED'],
  ])('ends on time: at %s', (now, code) => {
    expect(applyPromo('OPENING', 1000, { ...context, now: () => Date.parse(now) }).problem?.code).toBe(code)
  })

  it('counts from exactly the minimum on', () => expect(apply('FIVEOFF', 2500).discount).toBe(500))

  it('works in an older sandbox, in which no code was ended early', () => {
    const { endedPromos: _, ...state } = context.state
    expect(applyPromo('OPENING', 1000, { ...context, state, now: () => Date.parse('2024-06-03') }).discount).toBe(200)
  })

  it('never takes off more than the dishes cost', () => {
    const promo = { code: 'TEN', text: '$10.00 off', amount: 1000, minimum: 0, ends: '2030-01-01T00:00:00Z' }
    const shop = {
      ...context,
      restaurant: { ...context.restaurant, promoCodes: [promo] },
      now: () => Date.parse(FRIDAY),
    }
    expect(applyPromo('TEN', 450, shop).discount).toBe(450)
    expect(applyPromo('TEN', 1200, shop).discount).toBe(1000)
  })
})

describe('a quote with a promo code', () => {
  eachTestHas(customerWithCart)
  const quote = (promoCode: string) => quoted(customer, { ...PICKUP, promoCode })

  it('names the discount and deducts it before the tax', async () => {
    const { promo, totals, problems } = await quote('market10')
    expect(promo).toEqual({ code: 'MARKET10', text: '10% off your order' })
    expect(totals).toMatchObject({ subtotal: 1800, discount: 180, tax: 144, total: 1764 })
    expect(problems).toEqual([])
  })

  it('that is refused has a problem and the totals without it', async () => {
    const { promo, totals, problems } = await quote('FIVEOFF')
    expect(promo).toBeNull()
    expect(totals).toMatchObject({ discount: 0, total: 1960 })
    expect(problems).toMatchObject([{ code: 'PROMO_MINIMUM_NOT_MET' }])
  })

  it('compares the minimum order with the subtotal before the discount', async () => {
    await setClock(customer.sandbox, '2024-06-03T16:00:00Z')
    customer.sandbox.context.state.carts = {}
    await addToCart(customer, lemonade(1))
    await addToCart(customer, cartLine('blistered-sugar-snaps', 'all-day.small-plates', 750))
    const { totals, problems } = await quote('OPENING')
    expect([totals.subtotal, totals.discount, problems]).toEqual([1200, 240, []])
  })
})
