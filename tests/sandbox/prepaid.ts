import type { Schemas } from '../../src/api/types'
import { type Customer, ORIGIN, startScenario } from './clients'

/** A gift card of $25.00, and one of $10.00, that the sandbox always has. */
export const CARD = { number: '6006 4912 0000 2511', pin: '7301', keep: true }
export const SMALL_CARD = { number: '6006491200001022', pin: '7302', keep: false }

export const checkCard = ({ call, home }: Customer, card: Schemas['GiftCardRequest'] = CARD) =>
  call<Schemas['GiftCard']>('POST', `${home}/gift-cards`, card)

export const readGiftCards = async ({ call, home }: Customer) =>
  (await call<Schemas['GiftCardList']>('GET', `${home}/gift-cards`)).body.giftCards

export const readPoints = async ({ call, home }: Customer) =>
  (await call<Schemas['PointsAccount']>('GET', `${home}/points`)).body

export const grantPoints = ({ sandbox }: Customer, points: number) =>
  startScenario(sandbox, { name: 'grant-points', points })

/** What an entry of the history was, and how many points it was. */
export const historyOf = ({ entries }: Schemas['PointsAccount']) =>
  entries.map(({ reason, points }) => [reason, points])

export const BOUGHT: Schemas['GiftCardPurchaseRequest'] = {
  amount: 2500,
  senderName: 'Ada',
  recipient: { name: 'Grace', email: 'grace@example.com' },
  message: 'Happy birthday!',
  sendOn: null,
  returnUrl: `${ORIGIN}/gift-cards`,
}

/** Buys a gift card; it is not paid yet. */
export const bought = async ({ call, home }: Customer, change: Partial<typeof BOUGHT> = {}) =>
  (
    await call<Schemas['GiftCardPurchase']>(
      'POST',
      `${home}/gift-card-purchases`,
      { ...BOUGHT, ...change },
      {
        'idempotency-key': crypto.randomUUID(),
      },
    )
  ).body
