import { t } from 'ttag'
import type { GiftCardPurchase } from '../../api/types'
import { mediumDate } from '../../lib/days'

/** How a purchase stands, in words: 'Sent to Grace'. */
export function purchaseText({ status, recipient, sendOn }: GiftCardPurchase): string {
  switch (status) {
    case 'SENT':
      return t`Sent to ${recipient.name}`
    case 'PAID':
      return sendOn ? t`It will be sent on ${mediumDate(sendOn, 'UTC')}` : t`It will be sent in a moment`
    case 'AWAITING_PAYMENT':
      return t`Waiting for payment`
    case 'DECLINED':
      return t`The payment was declined`
    case 'CANCELLED':
      return t`The payment was cancelled`
  }
}

/** Whether it is paid for good. */
export const isPaid = ({ status }: Pick<GiftCardPurchase, 'status'>) => status === 'PAID' || status === 'SENT'
