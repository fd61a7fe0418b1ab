import { useProvider } from '../../api/queries/provider'
import type { Quote, Restaurant } from '../../api/types'
import { PaymentField } from '../../features/checkout/PaymentField'
import { RewardField } from '../../features/checkout/RewardField'
import { TipField } from '../../features/checkout/TipField'
import { Covered } from './Covered'
import { GuestShares } from './GuestShares'
import type { useCheckout } from './use-checkout'

type Checkout = ReturnType<typeof useCheckout>
type Props = Pick<Checkout, 'plan' | 'table' | 'isCovered' | 'payment'> & {
  customerId: string
  restaurant: Restaurant
  quote: Quote | undefined
  stale: boolean
  onChange: Checkout['change']
}

/** The tip, the points, what guests pay, and the way to pay what is left. */
export function Paying(props: Props) {
  const { customerId, restaurant, plan, table, isCovered, payment, quote, stale, onChange } = props
  const provider = useProvider()
  const { currency, pointsProgram } = restaurant
  return (
    <>
      <TipField
        value={plan.tip}
        base={quote?.totals.subtotal}
        currency={currency}
        onChange={(tip) => onChange({ tip })}
      />
      {quote?.points && pointsProgram && (
        <RewardField
          name={pointsProgram.name}
          points={quote.points}
          currency={currency}
          value={plan.rewardId}
          onChange={(rewardId) => onChange({ rewardId })}
        />
      )}
      {restaurant.groupShares && quote && <GuestShares {...{ customerId, quote, stale }} />}
      {isCovered ? (
        <Covered
          byGiftCards={(quote?.totals.giftCards ?? []).length > 0}
          byGuests={(quote?.totals.sharesPaid ?? []).length > 0}
        />
      ) : (
        <PaymentField
          {...payment}
          atTable={table !== null}
          provider={provider}
          onChange={(way) => onChange({ payment: way })}
        />
      )}
    </>
  )
}
