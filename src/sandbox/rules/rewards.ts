import type { Schemas } from '../../api/types'
import type { SandboxContext } from '../context'
import type { Reward } from '../seed/types'
import type { Words } from '../words'

type Line = Schemas['OrderLine']
type Priced = { lines: Line[]; subtotal: number; discount: number }

/** The most expensive dish of the cart that a reward makes free, as its price for one; 0 if there is none. */
function dearest(lines: Line[], isMeant: (line: Line) => boolean): number {
  return Math.max(0, ...lines.filter(isMeant).map(({ unitPrice }) => unitPrice))
}

function worthOf(reward: Reward, { lines, subtotal, discount }: Priced, { catalog, now }: SandboxContext): number {
  if ('amount' in reward) return reward.amount
  if ('percent' in reward) return Math.floor(((subtotal - discount) * reward.percent) / 100 + 0.5)
  if ('menuItemId' in reward) return dearest(lines, ({ menuItemId }) => menuItemId === reward.menuItemId)
  return dearest(lines, ({ menuItemId }) => catalog.find(menuItemId, now())?.sectionId === reward.sectionId)
}

/** What a reward takes off an order, in minor units. Never more than the dishes cost. */
export const amountOff = (reward: Reward, priced: Priced, context: SandboxContext): number =>
  Math.min(worthOf(reward, priced, context), priced.subtotal - priced.discount)

/** Why a reward takes nothing off. */
export const noteOf = (reward: Reward): Words =>
  'menuItemId' in reward || 'sectionId' in reward
    ? 'Add such a dish to your cart to use it.'
    : 'There is nothing to take it off.'
