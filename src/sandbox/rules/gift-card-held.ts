import type { SandboxContext } from '../context'
import type { StoredGiftCard } from '../state'

/**
 * A card as this customer can spend it: with what an order of theirs that waits for payment holds. The next order
 * replaces that one, which gives its money back.
 */
export function spendable(card: StoredGiftCard, customerId: string, { state }: SandboxContext): StoredGiftCard {
  const held = state.orders
    .filter((order) => order.customerId === customerId && order.receivedAt === null && order.giftCardsHeld)
    .flatMap(({ giftCards = [] }) => giftCards)
    .reduce((sum, { number, amount }) => sum + (number === card.number ? amount : 0), 0)
  return { ...card, balance: card.balance + held }
}
