import { buyGiftCard } from '../../src/sandbox/rules/gift-card-purchases'
import { BOUGHT } from '../sandbox/prepaid'
import { CUSTOMER, type Shop } from './shop'

/** The customer buys a gift card, and has not paid yet. */
export const buyCard = ({ sandbox }: Shop, change: Partial<typeof BOUGHT> = {}) =>
  buyGiftCard(
    CUSTOMER,
    { ...BOUGHT, returnUrl: `${location.origin}/gift-cards`, ...change },
    crypto.randomUUID(),
    sandbox.context,
  )
