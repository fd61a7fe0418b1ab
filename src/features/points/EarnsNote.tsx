import { msgid, ngettext } from 'ttag'
import type { PointsProgram } from '../../api/types'
import { formatCount } from '../../lib/count'
import { pointsFor } from './points-for'

type Props = {
  program: PointsProgram | null | undefined
  /** Of the cart, in minor units. */
  subtotal: number
  isSignedIn: boolean
}

/** How many points the cart would earn. Nothing where it earns none. */
export function EarnsNote({ program, subtotal, isSignedIn }: Props) {
  const points = program ? pointsFor(subtotal, program) : 0
  if (points === 0) return null
  const count = formatCount(points)
  return (
    <p>
      {isSignedIn
        ? ngettext(msgid`This order earns ${count} point.`, `This order earns ${count} points.`, points)
        : ngettext(
            msgid`Sign in and this order earns ${count} point.`,
            `Sign in and this order earns ${count} points.`,
            points,
          )}
    </p>
  )
}
