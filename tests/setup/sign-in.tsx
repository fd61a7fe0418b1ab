import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { firebaseConfigQuery } from '../../src/api/queries/firebase-config'
import { restaurantQueries } from '../../src/api/queries/restaurant'
import { AuthContext, type Auth } from '../../src/features/auth/auth-context'
import { SignIn } from '../../src/features/auth/SignIn'
import { createSandbox } from '../../src/sandbox/sandbox'

/** Shows the way in, at a restaurant of a country. */
export function showSignIn(auth: Auth, { signUp = false, country = 'US', apiKey = 'key' } = {}) {
  const client = new QueryClient()
  const { restaurant } = createSandbox().context
  const profile = { ...restaurant, address: { ...restaurant.address, country }, status: null }
  client.setQueryDefaults(['restaurant'], { staleTime: Infinity })
  client.setQueryData<unknown>(restaurantQueries.profile().queryKey, profile)
  client.setQueryData<unknown>(firebaseConfigQuery().queryKey, { firebaseConfig: { apiKey } })
  return render(
    <QueryClientProvider client={client}>
      <AuthContext value={auth}>
        <SignIn signUp={signUp} />
      </AuthContext>
    </QueryClientProvider>,
  )
}
