import type { PointsProgram } from '../../api/types'

/**
 * About how many points a cart earns. The quote says how many it is.
 * @param subtotal of the dishes, in minor units
 */
export const pointsFor = (subtotal: number, { earns: { points, per } }: PointsProgram): number =>
  Math.floor(subtotal / per) * points
