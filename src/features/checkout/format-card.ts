import { t } from 'ttag'
import type { PaymentMethod } from '../../api/types'
import { now as apiNow } from '../../lib/now'

/** 'Visa ending in 4242' */
export const cardName = ({ brand, lastFour }: PaymentMethod) => t`${brand} ending in ${lastFour}`

/** 'Expires 08/31', as it is printed on the card. */
export const cardExpiry = ({ expiryMonth, expiryYear }: PaymentMethod) => {
  const date = [expiryMonth, expiryYear % 100].map((part) => String(part).padStart(2, '0')).join('/')
  return t`Expires ${date}`
}

/** A card is valid until the end of its expiry month. */
export const isExpired = ({ expiryMonth, expiryYear }: PaymentMethod, now = new Date(apiNow())) =>
  now >= new Date(expiryYear, expiryMonth)
