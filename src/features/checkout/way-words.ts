import { t } from 'ttag'
import type { PaymentChoice, PaymentMethod } from '../../api/types'
import { walletName } from '../../lib/wallets'
import { cardExpiry, cardName } from './format-card'

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * A way to pay in words: its name, and what it means.
 * @param provider the payment provider; undefined while unknown
 */
export function wayWords(
  { type, paymentMethodId, wallet }: PaymentChoice,
  cards: PaymentMethod[],
  provider: string | undefined,
  atTable: boolean,
): { label: string; detail: string } {
  const card = cards.find(({ id }) => id === paymentMethodId)
  if (card) return { label: cardName(card), detail: cardExpiry(card) }
  if (wallet) return { label: walletName(wallet), detail: t`With one touch, on a secure page.` }
  if (type !== 'HOSTED') {
    const detail = atTable ? t`Cash or card, at your table.` : t`Cash or card, when you collect.`
    return { label: t`Pay at the restaurant`, detail }
  }
  const label = provider ? t`Card, on ${titled(provider)}’s secure page` : t`Card, on a secure page`
  return { label, detail: t`We never see your card.` }
}
