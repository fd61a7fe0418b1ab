import { hero } from 'virtual:brand'
import { t } from 'ttag'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useHead } from '../../components/use-head'
import { Banner } from '../../features/restaurant/Banner'
import { OrderBand } from '../../features/restaurant/OrderBand'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { VisitPanel } from '../../features/restaurant/VisitPanel'
import type { Restaurant } from '../../api/types'
import { config } from '../../lib/config'
import { HEADS } from '../../lib/heads'
import { HeroPlates } from '../common/HeroPlates'
import styles from './AboutPage.module.css'

/** A fact is set in large type as far as its first comma: '38, nine at the counter'. */
function Fact({ value }: { value: string }) {
  const [figure, ...rest] = value.split(', ')
  return (
    <dd>
      <bdi>{figure}</bdi>
      {rest.length > 0 && (
        <small>
          <span className="visually-hidden">, </span>
          <bdi>{rest.join(', ')}</bdi>
        </small>
      )}
    </dd>
  )
}

/** Story and facts; where the restaurant has told neither, where it is and when it is open. */
function Told({ restaurant }: { restaurant: Restaurant }) {
  const { story, facts } = restaurant
  if (story.length === 0 && facts.length === 0) return <VisitPanel restaurant={restaurant} />
  return (
    <>
      {story.length > 0 && (
        <div className={styles.story}>
          {story.map((paragraph, at) => (
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }, at) => (
            <div key={at}>
              <dt>{label}</dt>
              <Fact value={value} />
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

export function AboutPage() {
  useHead(HEADS.about)
  const { data: restaurant, error, refetch } = useRestaurant()
  if (error && !restaurant)
    return <ErrorState title={t`This page could not be loaded`} onRetry={() => void refetch()} />
  const hasPlates = !hero && restaurant?.heroImageUrls.length !== 0
  return (
    <div className={styles.about}>
      <Banner
        size="small"
        eyebrow={restaurant?.cuisine}
        title={t`About ${restaurant?.name || config.restaurantName}`}
        lead={restaurant?.tagline}
        action={
          hasPlates && (
            <div className={styles.plates}>
              <HeroPlates />
            </div>
          )
        }
      />
      <div className={`${styles.body} page-width`}>
        {restaurant ? <Told restaurant={restaurant} /> : <Skeleton height="480px" />}
      </div>
      <OrderBand />
    </div>
  )
}
