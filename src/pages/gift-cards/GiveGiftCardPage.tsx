import { useSearchParams } from 'react-router-dom'
import { t } from 'ttag'
import { CentredSpinner, ErrorState, PageState } from '../../components/PageState'
import { SignInState } from '../../components/SignInState'
import { useHead } from '../../components/use-head'
import { useInSlices } from '../../components/use-in-slices'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { paths, withQuery } from '../../lib/paths'
import { useAuthStatus, useCustomerId } from '../../stores/auth'
import { WaysOn } from '../common/WaysOn'
import { BuyForm } from './BuyForm'
import styles from './GiveGiftCardPage.module.css'
import { Receipt } from './Receipt'

const NotSold = () => (
  <PageState title={t`There are no gift cards here`} actions={<WaysOn />}>
    {t`We do not sell any at the moment.`}
  </PageState>
)

const SignIn = ({ purchaseId }: { purchaseId: string }) => (
  <SignInState title={t`Please sign in to see your gift card`} next={withQuery(paths.giftCards, { purchaseId })}>
    {t`Sign in with the number you bought it with.`}
  </SignInState>
)

/** Buying a gift card; with `?purchaseId=`, after its payment, what came of it. */
export function GiveGiftCardPage() {
  useHead({ page: t`Gift cards` })
  const [query] = useSearchParams()
  const purchaseId = query.get('purchaseId')
  const status = useAuthStatus()
  const customerId = useCustomerId()
  const { data: restaurant, isPending, refetch } = useRestaurant()
  const isShown = useInSlices(!isPending)

  if (!isShown || status === 'loading') return <CentredSpinner />
  if (!restaurant) return <ErrorState title={t`The gift cards could not be loaded`} onRetry={() => void refetch()} />
  if (!restaurant.giftCards) return <NotSold />
  if (purchaseId) {
    if (!customerId) return <SignIn purchaseId={purchaseId} />
    return <Receipt key={purchaseId} customerId={customerId} purchaseId={purchaseId} />
  }
  const { amounts } = restaurant.giftCards
  if (amounts.length === 0) return <NotSold />
  return (
    <div className={styles.page}>
      <h1>{t`Give a gift card`}</h1>
      <p className={styles.lead}>{t`It arrives by email, and pays for any order here.`}</p>
      <BuyForm key={customerId} restaurant={restaurant} amounts={amounts} />
    </div>
  )
}
