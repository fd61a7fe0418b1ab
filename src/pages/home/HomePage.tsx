import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { LinkButton } from '../../components/Button'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Restaurant } from '../../api/types'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useTitle } from '../../components/use-title'
import { useCartActions } from '../../features/cart/use-cart'
import { DishCard } from '../../features/menu/DishCard'
import { useDishes, type Dish } from '../../features/menu/dish-index'
import { plainItem } from '../../features/menu/quick-add'
import { AddressLines } from '../../features/restaurant/AddressLines'
import { Hours } from '../../features/restaurant/Hours'
import { StoreStatus } from '../../features/restaurant/StoreStatus'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { config } from '../../lib/config'
import { paths } from '../../lib/paths'
import styles from './HomePage.module.css'

const POPULAR = 8

function Popular({ currency }: { currency: string }) {
  const client = useQueryClient()
  const { error, refetch, isPending } = useQuery(restaurantQueries.menus())
  const dishes = useDishes()
  const { add } = useCartActions()
  const popular = [...dishes.values()].filter((dish) => dish.popular && !dish.soldOut).slice(0, POPULAR)
  const addPlain = useCallback((dish: Dish) => add(plainItem(dish)), [add])
  const warm = useCallback(
    (dish: Dish) => void client.prefetchQuery(restaurantQueries.item(dish.menuId, dish.id)),
    [client],
  )
  if (error && dishes.size === 0) {
    return <ErrorState title="The dishes could not be loaded" onRetry={() => void refetch()} page={false} />
  }
  return (
    <div className={styles.dishes}>
      {isPending
        ? Array.from({ length: POPULAR }, (_, index) => <Skeleton key={index} height="320px" />)
        : popular.map((dish) => (
            <DishCard key={dish.id} dish={dish} currency={currency} onAdd={addPlain} onIntent={warm} />
          ))}
    </div>
  )
}

function Hero({ restaurant }: { restaurant: Restaurant | undefined }) {
  return (
    <section className={styles.hero}>
      <div className={styles.heroInner}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{restaurant?.cuisine ?? '\u00a0'}</p>
          <h1>{config.restaurantName}</h1>
          <p className={styles.tagline}>{restaurant?.tagline ?? '\u00a0'}</p>
          <div className={styles.cta}>
            <LinkButton to={paths.menu} variant="contained" size="large">
              Order Now
            </LinkButton>
            <StoreStatus />
          </div>
        </div>
        <div className={styles.plates} aria-hidden="true">
          {restaurant?.heroImageUrls.slice(0, 5).map((url) => (
            <img key={url} src={url} alt="" width={256} height={256} decoding="async" />
          ))}
        </div>
      </div>
    </section>
  )
}

export function HomePage() {
  useTitle()
  const { data: restaurant } = useRestaurant()
  useEffect(() => {
    void import('../menu/MenuPage')
  }, [])
  return (
    <>
      <Hero restaurant={restaurant} />
      <section className={styles.section}>
        <div className={styles.sectionHead}>
          <h2>What the neighbours order</h2>
          <Link to={paths.menu}>See the whole menu</Link>
        </div>
        <Popular currency={restaurant?.currency ?? 'USD'} />
      </section>
      <section className={styles.section}>
        <div className={styles.sectionHead}>
          <h2>How it works</h2>
        </div>
        <ol className={styles.steps}>
          <li>
            <h3>Choose</h3>
            <p>Make each dish yours: heat, sides, and what to leave out.</p>
          </li>
          <li>
            <h3>Pay on a secure page</h3>
            <p>Sign in with your phone number. There is no password to remember.</p>
          </li>
          <li>
            <h3>Collect</h3>
            <p>Follow your order step by step. It is hot when you walk in.</p>
          </li>
        </ol>
      </section>
      {restaurant && (
        <section className={`${styles.section} ${styles.visit}`}>
          <div>
            <h2>Find us</h2>
            <AddressLines restaurant={restaurant} />
          </div>
          <div>
            <h2>Hours</h2>
            <Hours restaurant={restaurant} />
          </div>
        </section>
      )}
    </>
  )
}
