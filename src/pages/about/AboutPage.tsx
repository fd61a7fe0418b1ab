import { t } from 'ttag'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useHead } from '../../components/use-head'
import { Banner } from '../../features/restaurant/Banner'
import { OrderBand } from '../../features/restaurant/OrderBand'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { config } from '../../lib/config'
import { HEADS } from '../../lib/heads'
import styles from './AboutPage.module.css'

export function AboutPage() {
  useHead(HEADS.about)
  const { data: restaurant, error, refetch } = useRestaurant()
  if (error && !restaurant)
    return <ErrorState title={t`This page could not be loaded`} onRetry={() => void refetch()} />
  return (
    <>
      <Banner
        size="small"
        eyebrow={restaurant?.cuisine}
        title={t`About ${restaurant?.name || config.restaurantName}`}
        lead={restaurant?.tagline}
      />
      <div className={`${styles.body} page-width`}>
        <div className={styles.story}>
          {restaurant ? (
            restaurant.story.map((paragraph, at) => <p key={at}>{paragraph}</p>)
          ) : (
            <Skeleton height="480px" />
          )}
        </div>
        <dl className={styles.facts}>
          {restaurant?.facts.map(({ label, value }, at) => (
            <div key={at}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <OrderBand />
    </>
  )
}
