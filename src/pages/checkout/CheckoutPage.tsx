import { useState } from 'react'
import { t } from 'ttag'
import { ErrorState } from '../../components/PageState'
import { useHead } from '../../components/use-head'
import { useInSlices } from '../../components/use-in-slices'
import { useClosedForCheckout } from '../../features/group-order/use-group-order'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { useSessionUser } from '../../stores/auth'
import { MuiTheme } from '../../theme/MuiTheme'
import { Checkout } from './Checkout'
import { Loading } from './Loading'

function ClosedGroupOrder({ customerId }: { customerId: string }) {
  useClosedForCheckout(customerId)
  return null
}

export function CheckoutPage() {
  useHead({ page: t`Checkout` })
  const [round, setRound] = useState(0)
  const user = useSessionUser()
  const { data: restaurant, error, refetch } = useRestaurant()
  const isShown = useInSlices(restaurant !== undefined)
  if (restaurant ? !restaurant.currency : error) {
    return <ErrorState title={t`The checkout could not be loaded`} onRetry={() => void refetch()} />
  }
  if (!user || !restaurant || !isShown) return <Loading />
  return (
    <MuiTheme>
      {restaurant.groupOrders && <ClosedGroupOrder customerId={user.customerId} />}
      <Checkout
        key={`${user.customerId} ${round}`}
        user={user}
        restaurant={restaurant}
        onNext={() => setRound(round + 1)}
      />
    </MuiTheme>
  )
}
