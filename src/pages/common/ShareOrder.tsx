import { t } from 'ttag'
import type { CustomOptionGroup } from '../../api/types'
import { Button } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { SHARE } from '../../components/later-icons'
import { shareLink } from '../../components/ShareButton'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { cartLink, type LinkedChoice } from '../../lib/cart-link'

/** A line of a cart or an order. What was asked of the kitchen is not shared: it may be personal. */
export type SharedLine = {
  menuItemId: string
  servingQuantityId?: string | null
  customOptionGroups?: CustomOptionGroup[]
  quantity: number
  /** Of one, in minor units. */
  price: number
}

const choicesOf = (groups: CustomOptionGroup[] = [], parent: string[] = []): LinkedChoice[] =>
  groups.flatMap(({ groupId, options }) =>
    options.flatMap(({ optionId, quantity, customOptionGroups }) => {
      const path = [...parent, groupId, optionId]
      return [{ path, count: quantity }, ...choicesOf(customOptionGroups, path)]
    }),
  )

export const linkTo = (lines: SharedLine[], currency: string) =>
  cartLink(
    lines.map(({ menuItemId, servingQuantityId = null, customOptionGroups, quantity, price }) => ({
      ...{ dish: menuItemId, size: servingQuantityId, choices: choicesOf(customOptionGroups) },
      ...{ count: quantity, price },
    })),
    currency,
  )

type Props = {
  lines: SharedLine[]
  currency: string
  variant?: 'text' | 'flush'
  /** The id of what names the order. */
  describedBy?: string
}

/** Shares a link that fills a cart with these dishes. Renders nothing when they are too many for a link. */
export function ShareOrder({ lines, currency, variant, describedBy }: Props) {
  const { data: restaurant } = useRestaurant()
  const path = linkTo(lines, currency)
  if (lines.length === 0 || !path) return null
  return (
    <Button
      {...(variant && { variant })}
      aria-describedby={describedBy}
      onClick={() => void shareLink(restaurant?.name ?? '', path)}
    >
      <Icon name={SHARE} size={18} /> {t`Share this order`}
    </Button>
  )
}
