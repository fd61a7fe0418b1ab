import type { FulfilmentType, PaymentChoice, PaymentMethod, Restaurant, Wallet } from '../../api/types'
import { isExpired } from './format-card'

export const isSameWay = (one: PaymentChoice, other: PaymentChoice) =>
  one.type === other.type && one.paymentMethodId === other.paymentMethodId && one.wallet === other.wallet

/**
 * The payment options that the restaurant accepts, with the saved cards. At the counter is for pickup only.
 * @param wallets the wallets that this browser can pay with; they open the hosted page
 */
export function waysToPay(
  { paymentMethods: accepted }: Pick<Restaurant, 'paymentMethods'>,
  fulfilment: FulfilmentType,
  cards: PaymentMethod[],
  wallets: Wallet[] = [],
): PaymentChoice[] {
  const saved = cards.map(({ id }) => ({ type: 'SAVED' as const, paymentMethodId: id }))
  const byWallet = wallets.map((wallet) => ({ type: 'HOSTED' as const, wallet }))
  const all: PaymentChoice[] = [...byWallet, { type: 'HOSTED' }, ...saved, { type: 'AT_RESTAURANT' }]
  return all.filter(({ type }) => accepted.includes(type) && (type !== 'AT_RESTAURANT' || fulfilment === 'PICKUP'))
}

/**
 * The chosen option if it is available. Else, and only if nothing was chosen, the default card unless it has expired;
 * else the first option that is neither a saved card nor a wallet.
 */
export function wayOf(
  chosen: PaymentChoice | null,
  ways: PaymentChoice[],
  cards: PaymentMethod[],
): PaymentChoice | undefined {
  const card = cards.find((one) => one.isDefault && !isExpired(one))?.id
  return (
    ways.find((way) => (chosen ? isSameWay(way, chosen) : card && way.paymentMethodId === card)) ??
    ways.find(({ type, wallet }) => type !== 'SAVED' && !wallet)
  )
}
