import { msgid, ngettext } from 'ttag'
import type { PointsProgram } from '../../api/types'
import { formatCount } from '../../lib/count'
import { formatMoney } from '../../lib/money'

/** '1 point for every $1.00 you spend on dishes.' */
export function earningText({ earns }: PointsProgram, currency: string): string {
  const count = formatCount(earns.points)
  const amount = formatMoney(earns.per, currency)
  return ngettext(
    msgid`${count} point for every ${amount} you spend on dishes.`,
    `${count} points for every ${amount} you spend on dishes.`,
    earns.points,
  )
}

/** '50 points' */
export function pointsText(points: number): string {
  const count = formatCount(points)
  return ngettext(msgid`${count} point`, `${count} points`, points)
}

/** '26 more points to go.' */
export function missingText(points: number): string {
  const count = formatCount(points)
  return ngettext(msgid`${count} more point to go.`, `${count} more points to go.`, points)
}
