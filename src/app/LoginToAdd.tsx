import { LoginRequired } from '../features/auth/LoginRequired'
import { EarnsNote } from '../features/points/EarnsNote'
import { useRestaurant } from '../features/restaurant/use-restaurant'
import { usePendingAmount } from '../stores/login-required'

/** Asks a guest who adds a dish to sign in, and says how many points it would earn. */
export function LoginToAdd() {
  const { data: restaurant } = useRestaurant()
  const subtotal = usePendingAmount()
  return (
    <LoginRequired>
      <EarnsNote program={restaurant?.pointsProgram} subtotal={subtotal} isSignedIn={false} />
    </LoginRequired>
  )
}
