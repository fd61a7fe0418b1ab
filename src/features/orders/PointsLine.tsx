import { msgid, ngettext } from 'ttag'
import type { Order } from '../../api/types'
import { formatCount } from '../../lib/count'

/** How many points an order earns, or has earned. Nothing where it earns none. */
export function PointsLine({ order: { points, status } }: { order: Pick<Order, 'points' | 'status'> }) {
  const earned = points?.earned ?? 0
  if (earned === 0 || status === 'CANCELLED') return null
  const count = formatCount(earned)
  return (
    <p>
      {status === 'COMPLETED'
        ? ngettext(msgid`You earned ${count} point.`, `You earned ${count} points.`, earned)
        : ngettext(msgid`This order earns ${count} point.`, `This order earns ${count} points.`, earned)}
    </p>
  )
}
