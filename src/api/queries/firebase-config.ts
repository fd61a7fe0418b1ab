import { queryOptions } from '@tanstack/react-query'
import { config } from '../../lib/config'
import { api } from '../client'
import { stepSignal } from '../query-client'
import { unwrap } from '../unwrap'

/** The identity provider's configuration (rule 7.6). It does not change while the page is open. */
export const firebaseConfigQuery = () =>
  queryOptions({
    queryKey: ['auth', 'firebase-config', config.restaurantId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/auth/firebase-config/{restaurantId}', {
          params: { path: { restaurantId: config.restaurantId } },
          signal: stepSignal(signal),
        }),
        'Failed to fetch Firebase configuration',
      ),
    staleTime: Infinity,
    meta: { call: 'GET /auth/firebase-config/{restaurantId}' },
  })
