import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { t } from 'ttag'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useHead } from '../../components/use-head'
import { Banner } from '../../features/restaurant/Banner'
import { StoreStatus } from '../../features/restaurant/StoreStatus'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { VisitPanel } from '../../features/restaurant/VisitPanel'
import { config } from '../../lib/config'
import { HOME_HEAD } from '../../lib/head'
import { paths } from '../../lib/paths'
import { prefetch } from '../../lib/prefetch'
import { UsualPlace } from '../common/UsualPlace'
import { WhenBar } from '../common/WhenBar'
import styles from './HomePage.module.css'
import { HeroPlates } from '../common/HeroPlates'
import { OrderBar } from './OrderBar'
import { Popular, PopularHeading } from './Popular'
import { SectionTiles } from './SectionTiles'

export function HomePage() {
  useHead(HOME_HEAD)
  const { data: restaurant, error, refetch } = useRestaurant()
  useEffect(() => {
    prefetch(() => import('../menu/MenuPage'))
  }, [])
  return (
    <>
      <div className="page-width">
        <UsualPlace />
      </div>
      <div className={styles.front}>
        <Banner
          size="large"
          picture={<HeroPlates />}
          action={<OrderBar />}
          eyebrow={restaurant?.cuisine}
          title={
            restaurant?.tagline.trim() ? (
              <>
                <span className="visually-hidden">{config.restaurantName}: </span>
                <bdi>{restaurant.tagline}</bdi>
              </>
            ) : (
              config.restaurantName
            )
          }
        >
          <StoreStatus />
          <WhenBar />
        </Banner>
        <section className={`${styles.section} ${styles.first} page-width`} aria-labelledby="popular">
          <div className={styles.sectionHead}>
            <PopularHeading id="popular" />
            <Link to={paths.menu}>{t`See the whole menu`}</Link>
          </div>
          <Popular />
        </section>
      </div>
      <section className={`${styles.section} page-width`} aria-labelledby="sections">
        <div className={styles.sectionHead}>
          <h2 id="sections">{t`What are you in the mood for?`}</h2>
        </div>
        <SectionTiles />
      </section>
      <section className={`${styles.section} page-width`} aria-labelledby="visit">
        <div className={styles.sectionHead}>
          <h2 id="visit">{t`Come by`}</h2>
          {restaurant && restaurant.story.length > 0 && <Link to={paths.about}>{t`Read our story`}</Link>}
        </div>
        {restaurant ? <VisitPanel restaurant={restaurant} /> : !error && <Skeleton height="360px" />}
        {error && !restaurant && (
          <ErrorState title={t`Our address could not be loaded`} onRetry={() => void refetch()} page={false} />
        )}
      </section>
    </>
  )
}
