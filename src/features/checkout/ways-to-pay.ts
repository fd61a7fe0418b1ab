import type { FulfilmentType, PaymentChoice, PaymentMethod, Restaurant } from '../../api/types'

export const isSameWay = (one: PaymentChoice, other: PaymentChoice) =>
  one.type === other.type && one.paymentMethodId === other.paymentMethodId

/** The payment options that the restaurant accepts, with the saved cards. At the counter is for pickup only. */
export function waysToPay(
  { paymentMethods: accepted }: Pick<Restaurant, 'paymentMethods'>,
  fulfilment: FulfilmentType,
  cards: PaymentMethod[],
): PaymentChoice[] {
  const saved = cards.map(({ id }) => ({ type: 'SAVED' as const, paymentMethodId: id }))
  const all: PaymentChoice[] = [{ type: 'HOSTED' }, ...saved, { type: 'AT_RESTAURANT' }]
  return all.filter(({ type }) => accepted.includes(type) && (type !== 'AT_RESTAURANT' || fulfilment === 'PICKUP'))
}

/** The chosen option if it is available, else the first that is not a saved card, which the customer must choose. */
export const wayOf = (chosen: PaymentChoice | null, ways: PaymentChoice[]): PaymentChoice | undefined =>
  ways.find((way) => chosen && isSameWay(way, chosen)) ?? ways.find(({ type }) => type !== 'SAVED')
