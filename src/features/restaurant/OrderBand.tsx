import { msgid, ngettext, t } from 'ttag'
import { LinkButton } from '../../components/Button'
import { paths } from '../../lib/paths'
import { useHydrated } from '../../lib/use-hydrated'
import styles from './OrderBand.module.css'
import { useRestaurant } from './use-restaurant'

const readyText = ({ minutes }: { minutes: number }) =>
  ngettext(
    msgid`Ready to collect in about ${minutes} minute.`,
    `Ready to collect in about ${minutes} minutes.`,
    minutes,
  )

/** The link to the menu at the end of a content page. */
export function OrderBand() {
  const { data: restaurant } = useRestaurant()
  const pickup = restaurant?.pickup
  const isClosed = useHydrated() && restaurant?.status?.open === false
  return (
    <div className="page-width">
      <section className={`${styles.band} on-hero`} aria-labelledby="order-band">
        <div>
          <h2 id="order-band">{t`Hungry now?`}</h2>
          <p>{pickup && !isClosed && readyText(pickup)}</p>
        </div>
        <LinkButton to={paths.menu} variant="contained" size="large">
          {t`Order Now`}
        </LinkButton>
      </section>
    </div>
  )
}
