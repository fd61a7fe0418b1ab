import type { FulfilmentType, PaymentChoice, PaymentMethod, Restaurant } from '../../api/types'

export const isSameWay = (one: PaymentChoice, other: PaymentChoice) =>
  one.type === other.type && one.paymentMethodId === other.paymentMethodId

/** The ways an order can be paid: what the restaurant takes, with the cards there are; at the counter, at pickup only. */
export function waysToPay(
  { paymentMethods: accepted }: Pick<Restaurant, 'paymentMethods'>,
  fulfilment: FulfilmentType,
  cards: PaymentMethod[],
): PaymentChoice[] {
  const saved = cards.map(({ id }) => ({ type: 'SAVED' as const, paymentMethodId: id }))
  const all: PaymentChoice[] = [{ type: 'HOSTED' }, ...saved, { type: 'AT_RESTAURANT' }]
  return all.filter(({ type }) => accepted.includes(type) && (type !== 'AT_RESTAURANT' || fulfilment === 'PICKUP'))
}

/** The way that was chosen while there is one, or else the first. A saved card is charged only by who chooses it. */
export const wayOf = (chosen: PaymentChoice | null, ways: PaymentChoice[]): PaymentChoice | undefined =>
  ways.find((way) => chosen && isSameWay(way, chosen)) ?? ways.find(({ type }) => type !== 'SAVED')
