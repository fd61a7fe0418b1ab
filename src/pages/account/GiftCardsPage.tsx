import { t } from 'ttag'
import { LinkButton } from '../../components/Button'
import { ErrorState, PageState } from '../../components/PageState'
import { useHead } from '../../components/use-head'
import { useRestaurant, useTimeZone } from '../../features/restaurant/use-restaurant'
import { paths } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'
import styles from './AccountLayout.module.css'
import { AddGiftCard } from './AddGiftCard'
import { BoughtGiftCards } from './BoughtGiftCards'
import { KeptGiftCards } from './KeptGiftCards'
import { RowSkeletons } from './RowSkeletons'

/** The gift cards that the customer keeps, a form to add one, and those that the customer bought. */
export function GiftCardsPage() {
  useHead({ page: t`Gift cards` })
  const customerId = useCustomerId() ?? ''
  const { data: restaurant, isPending, refetch } = useRestaurant()
  const timeZone = useTimeZone()

  if (!isPending && !restaurant) {
    return <ErrorState title={t`Your gift cards could not be loaded`} onRetry={() => void refetch()} />
  }
  if (restaurant && !restaurant.giftCards) {
    return (
      <PageState title={t`There are no gift cards here`} picture="/illustrations/lost.webp">
        {t`Orders are paid in other ways.`}
      </PageState>
    )
  }
  const isSold = (restaurant?.giftCards?.amounts ?? []).length > 0
  return (
    <>
      <h1>{t`Gift cards`}</h1>
      {restaurant && customerId && timeZone !== undefined ? (
        <>
          <KeptGiftCards customerId={customerId} timeZone={timeZone} />
          <AddGiftCard />
          <section className={styles.part} aria-labelledby="bought">
            <h2 id="bought">{t`Bought by you`}</h2>
            <BoughtGiftCards customerId={customerId} timeZone={timeZone} />
            {isSold && (
              <div className={styles.list}>
                <div>
                  <LinkButton to={paths.giftCards} variant="outlined">
                    {t`Buy a gift card`}
                  </LinkButton>
                </div>
              </div>
            )}
          </section>
        </>
      ) : (
        <ul className={styles.list}>
          <RowSkeletons />
        </ul>
      )}
    </>
  )
}
