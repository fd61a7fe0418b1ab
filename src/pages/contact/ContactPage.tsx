import { Fragment } from 'react'
import { hero } from 'virtual:brand'
import { t } from 'ttag'
import { Icon, type IconName } from '../../components/Icon'
import { ErrorState, Missing } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useHead } from '../../components/use-head'
import { useTelUrl } from '../../components/use-tel-url'
import type { Restaurant } from '../../api/types'
import { Banner } from '../../features/restaurant/Banner'
import { Hours } from '../../features/restaurant/Hours'
import { mapUrl } from '../../features/restaurant/place'
import { StoreStatus } from '../../features/restaurant/StoreStatus'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { HEADS } from '../../lib/heads'
import { addressText } from '../../lib/address'
import { HeroPlates } from '../common/HeroPlates'
import styles from './ContactPage.module.css'

type Way = { icon: IconName; name: string; value: string; action: string; href: string; away?: boolean }

const waysOf = (restaurant: Restaurant, tel: string): Way[] => [
  {
    icon: 'pin',
    name: t`Find us`,
    value: addressText(restaurant.address),
    action: t`Open the map`,
    href: mapUrl(restaurant),
    away: true,
  },
  { icon: 'phone', name: t`Call us`, value: restaurant.phone, action: t`Call now`, href: tel },
  {
    icon: 'mail',
    name: t`Write to us`,
    value: restaurant.email,
    action: t`Write a mail`,
    href: `mailto:${restaurant.email}`,
  },
]

const WayRow = ({ icon, name, value, action, href, away }: Way) => (
  <a href={href} className={styles.way} {...(away && { target: '_blank', rel: 'noreferrer' })}>
    <span className={styles.sign}>
      <Icon name={icon} size={24} />
    </span>
    <h2>{name}</h2>
    <span className={styles.value}>
      {value.split(/(?<=[,،]) /).map((part, index) => (
        <Fragment key={index}>
          <span>{part}</span>{' '}
        </Fragment>
      ))}
    </span>
    <span className={styles.action}>{action}</span>
  </a>
)

/** How we can be asked: by phone, or by mail where there is none. */
function leadOf(restaurant: Restaurant | undefined) {
  if (!restaurant || restaurant.phone) return t`Questions about an order or an allergy? We pick up the phone.`
  return restaurant.email ? t`Questions about an order or an allergy? Write to us.` : undefined
}

export function ContactPage() {
  useHead(HEADS.contact)
  const { data: restaurant, error, refetch } = useRestaurant()
  const tel = useTelUrl(restaurant?.phone, restaurant?.address?.country)
  if (error && !restaurant)
    return <ErrorState title={t`This page could not be loaded`} onRetry={() => void refetch()} />
  const ways = restaurant && waysOf(restaurant, tel).filter(({ value }) => value)
  const hasPlates = !hero && restaurant?.heroImageUrls.length !== 0
  return (
    <>
      <Banner
        size="small"
        title={t`Contact`}
        lead={leadOf(restaurant)}
        action={
          hasPlates && (
            <div className={styles.plates}>
              <HeroPlates />
            </div>
          )
        }
      >
        <StoreStatus />
      </Banner>
      <div className={`${styles.body} page-width`}>
        {ways?.length === 0 ? (
          restaurant?.incomplete && (
            <Missing action={t`Load them again`} onRetry={() => void refetch()}>
              {t`Some of our details could not be loaded.`}
            </Missing>
          )
        ) : (
          <div className={styles.ways}>
            {ways
              ? ways.map((way) => <WayRow key={way.name} {...way} />)
              : ['pin', 'phone', 'mail'].map((name) => <Skeleton key={name} height="160px" />)}
          </div>
        )}
        {restaurant ? (
          <section className={styles.hours} aria-labelledby="hours">
            <div>
              <h2 id="hours">{t`Hours`}</h2>
              <p className={styles.note}>{t`Orders can be placed for the next opening at any time.`}</p>
            </div>
            <Hours restaurant={restaurant} />
          </section>
        ) : (
          <Skeleton height="368px" />
        )}
      </div>
    </>
  )
}
