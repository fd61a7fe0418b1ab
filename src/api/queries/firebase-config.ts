import { queryOptions, useQuery } from '@tanstack/react-query'
import { t } from 'ttag'
import { config } from '../../lib/config'
import { read } from '../read'
import { stepSignal } from '../query-client'

/** The identity provider's configuration (rule 7.6). It does not change while the SDK can work with it. */
export function firebaseConfigQuery() {
  const path = '/api/v1/auth/firebase-config/{restaurantId}'
  const { queryFn, meta } = read(path, {}, t`Failed to fetch Firebase configuration`)
  return queryOptions({
    queryKey: ['auth', 'firebase-config', config.restaurantId],
    queryFn: ({ signal }) => queryFn({ signal: stepSignal(signal) }),
    staleTime: Infinity,
    meta,
  })
}

/** The identity provider's configuration, asked for when a sign-in is shown. The SDK starts with the same answer. */
export const useFirebaseConfig = () => useQuery(firebaseConfigQuery())
