import { queryOptions, useQuery } from '@tanstack/react-query'
import { t } from 'ttag'
import { config } from '../../lib/config'
import { api, inShop } from '../client'
import { stepSignal } from '../query-client'
import { metaOf, unwrap } from '../unwrap'

const CONFIG = '/api/v1/auth/firebase-config/{restaurantId}'

/** The identity provider's configuration (rule 7.6). It does not change while the SDK can work with it. */
export const firebaseConfigQuery = () =>
  queryOptions({
    queryKey: ['auth', 'firebase-config', config.restaurantId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET(CONFIG, { params: inShop(), signal: stepSignal(signal) }),
        t`Failed to fetch Firebase configuration`,
      ),
    staleTime: Infinity,
    meta: metaOf(CONFIG),
  })

/** The identity provider's configuration, asked for when a sign-in is shown. The SDK starts with the same answer. */
export const useFirebaseConfig = () => useQuery(firebaseConfigQuery())
