import { beforeEach, describe, expect, it } from 'vitest'
import { createSandbox } from '../sandbox'
import { restaurant } from '../seed/restaurant'
import { cardById, cardsToTry, checkGiftCard, giftCardsOf, issueCard, keepCard, removeGiftCard } from './gift-cards'
import { FRIDAY } from '../../../tests/sandbox/clients'
import { CARD, SMALL_CARD } from '../../../tests/sandbox/prepaid'

const HOUR = 60 * 60_000
const ADA = 'cus_ada'

function shop(change: Partial<typeof restaurant> = {}) {
  const { context } = createSandbox({ restaurant: { ...restaurant, ...change } })
  let now = Date.parse(FRIDAY)
  context.now = () => now
  return { context, passes: (ms: number) => (now += ms) }
}
let { context, passes } = shop()
beforeEach(() => {
  ;({ context, passes } = shop())
})

const check = (card = CARD, customer = ADA) => checkGiftCard(customer, card, context)
const listed = (customer = ADA) => giftCardsOf(customer, context).map(({ lastFour }) => lastFour)

describe('a card that is issued', () => {
  it('has sixteen digits, a PIN of four, its whole worth and three years', () => {
    const card = issueCard(2500, context)
    expect(card).toEqual({
      ...{ balance: 2500, currency: 'USD', expiresAt: Date.parse('2029-11-20T18:00:00Z') },
      number: expect.stringMatching(/^600649\d{10}$/) as string,
      pin: expect.stringMatching(/^\d{4}$/) as string,
    })
    expect(checkGiftCard(ADA, { ...card, keep: true }, context)).toMatchObject({
      ...{ balance: 2500, kept: true, expiresAt: '2029-11-20T18:00:00.000Z' },
    })
  })

  it('is like no other, and not one of the cards to try', () => {
    expect(issueCard(100, context).number).not.toBe(issueCard(100, context).number)
    const toTry = cardsToTry(context).map(({ number }) => number.slice(-4))
    expect(toTry).toEqual(['2511', '1022', '0033', '5044', '5055', '5066'])
  })
})

it('a card to try shows what is left of it', () => {
  check()
  context.state.giftCards![0]!.balance = 7
  expect(cardsToTry(context)[0]!.balance).toBe(7)
})

it('a restaurant that takes euros has a card to try in dollars', () => {
  ;({ context } = shop({ currency: 'EUR' }))
  expect(() => check({ number: '6006491200005066', pin: '7306', keep: true })).toThrow(
    'This gift card is in USD. We take EUR only.',
  )
  expect(check().currency).toBe('EUR')
})

describe('the list of cards', () => {
  it('has the one that expires first at the front, and those without an end last', () => {
    check()
    for (const [amount, years] of [
      [2000, 2],
      [1000, 1],
      [3000, 3],
    ] as const) {
      const card = issueCard(amount, context)
      card.expiresAt = context.now() + years * 365 * 24 * HOUR
      keepCard(ADA, card, context)
    }
    expect(giftCardsOf(ADA, context).map(({ balance }) => balance)).toEqual([1000, 2000, 3000, 2500])
    expect(giftCardsOf(ADA, context).every(({ kept }) => kept)).toBe(true)
  })

  it('has no card that cannot pay any more', () => {
    const card = issueCard(2000, context)
    keepCard(ADA, card, context)
    check()
    expect(listed()).toEqual([card.number.slice(-4), '2511'])
    context.state.giftCards![0]!.blocked = true
    expect(listed()).toEqual([card.number.slice(-4)])
    passes(card.expiresAt! - context.now() - 1)
    expect(listed()).toEqual([card.number.slice(-4)])
    passes(1)
    expect(listed()).toEqual([])
  })

  it('has no card of an older sandbox that is gone', () => {
    context.state.giftCardIds = { gc_old: { customerId: ADA, number: '123', forgetAt: null } }
    expect([listed(), cardById(ADA, 'gc_old', context)]).toEqual([[], undefined])
  })

  it('is empty where nobody has looked up a card yet', () => {
    expect([listed(), cardById(ADA, 'gc_none', context)]).toEqual([[], undefined])
    expect(() => removeGiftCard(ADA, 'gc_none', context)).not.toThrow()
  })
})

describe('the id of a card', () => {
  it('stays the same for a card that is looked up again, and is another for another card or customer', () => {
    const { id } = check()
    expect(check().id).toBe(id)
    expect(check(SMALL_CARD).id).not.toBe(id)
    expect(check(CARD, 'cus_grace').id).not.toBe(id)
    expect([cardById(ADA, id, context)?.number, cardById('cus_grace', id, context)]).toEqual([
      '6006491200002511',
      undefined,
    ])
  })

  it('works for six hours if the card is not kept, and longer once it is looked up again', () => {
    const { id, kept } = check(SMALL_CARD)
    expect([kept, listed()]).toEqual([false, []])
    passes(6 * HOUR - 1)
    expect(cardById(ADA, id, context)?.balance).toBe(1000)
    check(SMALL_CARD)
    passes(6 * HOUR - 1)
    expect(cardById(ADA, id, context)?.balance).toBe(1000)
    passes(1)
    expect(cardById(ADA, id, context)).toBeUndefined()
  })

  it('works without an end once the card is kept', () => {
    const { id } = check(SMALL_CARD)
    expect(check({ ...SMALL_CARD, keep: true })).toMatchObject({ id, kept: true })
    passes(1000 * HOUR)
    expect(cardById(ADA, id, context)?.balance).toBe(1000)
  })

  it('is removed by its customer, and the other cards stay', () => {
    const { id } = check()
    check({ ...SMALL_CARD, keep: true })
    removeGiftCard('cus_grace', id, context)
    expect(listed()).toEqual(['2511', '1022'])
    removeGiftCard(ADA, id, context)
    expect([listed(), cardById(ADA, id, context)]).toEqual([['1022'], undefined])
  })
})
