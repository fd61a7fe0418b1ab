import { t } from 'ttag'
import { useRestaurant } from './use-restaurant'

/** What the law of the EU wants where prices stand: that tax is in them, and that delivery costs extra. */
export function PriceNote({ className }: { className: string | undefined }) {
  const { data } = useRestaurant()
  if (!data?.pricesIncludeTax || data.untaxed) return null
  return (
    <p className={className}>
      {data.delivery?.fee ? t`Prices include tax. Delivery costs extra.` : t`Prices include tax.`}
    </p>
  )
}
