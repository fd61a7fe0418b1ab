import type { FoldedCart } from './lines'

/**
 * The deposits of a cart, in minor units: the API's sum, and while a change is pending those of the lines as they are
 * drawn, which leaves out a dish that is new to the cart.
 */
export const depositsOf = ({ lines, confirmed, depositAmount }: FoldedCart): number =>
  (confirmed && depositAmount) || lines.reduce((sum, { deposit = 0, quantity }) => sum + deposit * quantity, 0)
