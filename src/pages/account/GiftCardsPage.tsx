import { t } from 'ttag'
import { ErrorState, PageState } from '../../components/PageState'
import { useHead } from '../../components/use-head'
import { useInSlices } from '../../components/use-in-slices'
import { useGiftCards, usePurchases } from '../../features/gift-cards/use-gift-cards'
import { useRestaurant, useTimeZone } from '../../features/restaurant/use-restaurant'
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
  const hasGiftCards = Boolean(customerId && restaurant?.giftCards)
  const { cards, error, retry, remove } = useGiftCards(customerId, hasGiftCards)
  const bought = usePurchases(customerId, hasGiftCards)
  const isAnswered = timeZone !== undefined && Boolean(cards ?? error)
  const isShown = useInSlices(isAnswered)

  if (!isPending && !restaurant) {
    return <ErrorState title={t`Your gift cards could not be loaded`} onRetry={() => void refetch()} />
  }
  if (restaurant && !restaurant.giftCards) {
    return <PageState title={t`There are no gift cards here`}>{t`Orders are paid in other ways.`}</PageState>
  }
  return (
    <>
      <h1>{t`Gift cards`}</h1>
      {restaurant && isAnswered && isShown ? (
        <>
          {cards ? (
            <KeptGiftCards cards={cards} onRemove={remove} timeZone={timeZone} />
          ) : (
            <ErrorState title={t`Your gift cards could not be loaded`} onRetry={retry} page={false} />
          )}
          <AddGiftCard />
          <section className={styles.part} aria-labelledby="bought">
            <h2 id="bought">{t`Bought by you`}</h2>
            <BoughtGiftCards
              list={bought}
              timeZone={timeZone}
              isSold={(restaurant.giftCards?.amounts ?? []).length > 0}
            />
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
