import { t } from 'ttag'
import type { PointsEntry } from '../../api/types'

/** Where points came from or went to, in words: 'Earned with order 1042'. */
export function entryText({ reason, orderNumber: number }: Pick<PointsEntry, 'reason' | 'orderNumber'>): string {
  switch (reason) {
    case 'EARNED':
      return number ? t`Earned with order ${number}` : t`Earned with an order`
    case 'HELD':
      return number ? t`Held for order ${number}` : t`Held for an order`
    case 'SPENT':
      return number ? t`Spent on order ${number}` : t`Spent on an order`
    case 'RETURNED':
      return number ? t`Returned from order ${number}` : t`Returned from an order`
    case 'TAKEN_BACK':
      return t`Taken back for a refund`
    case 'EXPIRED':
      return t`Expired`
    case 'GRANTED':
      return t`A gift from us`
    case 'OTHER':
      return t`Another change`
  }
}
