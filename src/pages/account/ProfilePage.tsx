import { useState } from 'react'
import { t } from 'ttag'
import type { Profile } from '../../api/types'
import { Button } from '../../components/Button'
import { ErrorMessage } from '../../components/ErrorMessage'
import { lazyDialog } from '../../components/lazy'
import { ErrorState } from '../../components/PageState'
import { StillWorking } from '../../components/StillWorking'
import { useHead } from '../../components/use-head'
import { useAuth } from '../../features/auth/auth-context'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { useDeleteAccount, useExport, useProfile } from '../../features/profile/use-profile'
import { useCustomerId, type SessionUser } from '../../stores/auth'
import { AllergenProfile } from './AllergenProfile'
import { ProfileForm } from './ProfileForm'
import styles from './ProfilePage.module.css'

const ConfirmDialog = lazyDialog(() => import('../../components/ConfirmDialog').then((module) => module.ConfirmDialog))

/** The profile as the session knows it, shown until the API has answered. */
const fromSession = ({ firstName, lastName, email, phoneNumber }: SessionUser): Profile => ({
  ...{ firstName, lastName, email, phone: phoneNumber, marketing: false },
})

/** The customer's profile, the export of their data, signing out and deleting the account. */
export function ProfilePage() {
  useHead({ page: t`Profile` })
  const { user, logout } = useAuth()
  const customerId = useCustomerId() ?? ''
  const { data: profile, error, refetch } = useProfile(customerId)
  const { data: restaurant, isPending } = useRestaurant()
  const everything = useExport(customerId)
  const deletion = useDeleteAccount(customerId, logout)
  const [asking, setAsking] = useState(false)

  return (
    <>
      <h1>{t`Profile`}</h1>
      <div className={styles.columns}>
        {error && !profile ? (
          <ErrorState title={t`Your profile could not be loaded`} onRetry={() => void refetch()} page={false} />
        ) : (
          user && (
            <ProfileForm customerId={customerId} profile={profile ?? fromSession(user)} known={profile !== undefined} />
          )
        )}
        {restaurant?.allergenProfiles && <AllergenProfile customerId={customerId} />}
        {/* Not before it is known whether allergens stand above: they would push it down. */}
        {!isPending && (
          <>
            <section className={styles.more} aria-label={t`Your data`}>
              <h2>{t`Your data`}</h2>
              <p>{t`Everything we keep of you, as a file.`}</p>
              <Button variant="outlined" loading={everything.isPending} onClick={() => everything.mutate()}>
                {t`Export my data`}
              </Button>
              {everything.isPending && <StillWorking isRead />}
            </section>
            <section className={styles.more} aria-label={t`Leave`}>
              <h2>{t`Leave`}</h2>
              <p>{t`Logging out keeps your account. Deleting it removes your orders, addresses, cards and favorites for good.`}</p>
              <div className={styles.ways}>
                <Button variant="outlined" onClick={() => void logout()}>
                  {t`Logout`}
                </Button>
                <Button loading={deletion.isPending} onClick={() => setAsking(true)}>
                  {t`Delete account`}
                </Button>
              </div>
              <ErrorMessage>{deletion.error?.message}</ErrorMessage>
            </section>
          </>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={t`Delete your account?`}
          text={t`All that we keep of you is removed, at once and for good.`}
          action={t`Delete account`}
          onConfirm={() => deletion.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
