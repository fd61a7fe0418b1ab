import { useQuery } from '@tanstack/react-query'
import { jt, t } from 'ttag'
import { ApiError } from '../../api/errors'
import { useFirebaseConfig } from '../../api/queries/firebase-config'
import { restaurantQueries } from '../../api/queries/restaurant'
import { useTelUrl } from '../../components/use-tel-url'
import styles from './SignIn.module.css'

/** Says at once that this restaurant has no sign-in yet: its API has no configuration for it, or one without a key. */
export function NotSetUp() {
  const { data, error } = useFirebaseConfig()
  const { phone, address } = useQuery(restaurantQueries.profile()).data ?? {}
  const tel = useTelUrl(phone, address?.country)
  const isMissing = error instanceof ApiError && error.status === 404
  const hasNoKey = data !== undefined && !data.firebaseConfig.apiKey
  if (!isMissing && !hasNoKey) return null
  const number = (
    <a key="number" href={tel} dir="ltr">
      {phone}
    </a>
  )
  return (
    <p role="alert" className={styles.notSetUp}>
      {t`Nobody can sign in here yet.`} {phone && jt`Please call us to order: ${number}`}
    </p>
  )
}
