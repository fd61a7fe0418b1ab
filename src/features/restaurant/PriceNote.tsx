import { t } from 'ttag'
import type { Restaurant } from '../../api/types'

type Props = { restaurant: Restaurant | undefined; className: string | undefined }

/**
 * What the law of the EU wants where prices stand: that tax is in them, and that delivery costs extra. The profile is
 * passed in: a component that reads it when mounted starts a failed read again, which unmounts the menu.
 */
export function PriceNote({ restaurant, className }: Props) {
  if (!restaurant?.pricesIncludeTax || restaurant.untaxed) return null
  return (
    <p className={className}>
      {restaurant.delivery?.fee ? t`Prices include tax. Delivery costs extra.` : t`Prices include tax.`}
    </p>
  )
}
