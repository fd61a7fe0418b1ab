import type { ReactNode } from 'react'
import { t } from 'ttag'
import type { FulfilmentType, Restaurant } from '../../api/types'
import { ChoiceRow } from '../../components/ChoiceRow'
import { listOf } from '../../lib/list'
import { formatMoney } from '../../lib/money'
import styles from './checkout.module.css'
import { PLACES } from './missing'
import { soonestWords } from './times'
import { TimeField } from './TimeField'

type Props = {
  restaurant: Restaurant
  type: FulfilmentType
  onType: (type: FulfilmentType) => void
  requestedTime: string | null
  /** A time that is no longer available: the next free one comes after it. */
  after: string | undefined
  onTime: (requestedTime: string | null) => void
  /** When an order for as soon as possible is ready, according to the API. */
  readyAt: string | undefined
  /** The choice of the delivery address. */
  address: ReactNode
}

/** The fee, and from which order on where there is a minimum. */
const deliveryText = ({ fee, minimumOrder }: NonNullable<Restaurant['delivery']>, currency: string) => {
  const price = formatMoney(fee, currency)
  return minimumOrder > 0 ? t`${price} · from ${formatMoney(minimumOrder, currency)}` : price
}

/** Pickup or delivery, the address, and the time. */
export function FulfilmentField({ restaurant, type, onType, requestedTime, after, onTime, readyAt, address }: Props) {
  const { address: ours, delivery, currency, timeZone } = restaurant
  return (
    <>
      <fieldset className={styles.block}>
        <legend>{t`How would you like it?`}</legend>
        <div className={styles.tiles}>
          <ChoiceRow
            name="fulfilment"
            label={t`Pickup`}
            detail={ours ? listOf([ours.line1, ours.city]) : ''}
            checked={type === 'PICKUP'}
            onChange={() => onType('PICKUP')}
          />
          {delivery && (
            <ChoiceRow
              name="fulfilment"
              label={t`Delivery`}
              detail={deliveryText(delivery, currency)}
              checked={type === 'DELIVERY'}
              onChange={() => onType('DELIVERY')}
            />
          )}
        </div>
      </fieldset>
      {type === 'DELIVERY' && (
        <section id={PLACES.address} className={styles.block} aria-labelledby="where">
          <h2 id="where">{t`Where to?`}</h2>
          <div className={styles.choices}>{address}</div>
        </section>
      )}
      <section id={PLACES.time} className={styles.block} aria-labelledby="when">
        <h2 id="when">{t`When?`}</h2>
        <TimeField
          type={type}
          soonest={soonestWords(restaurant, type, requestedTime === null ? readyAt : undefined)}
          timeZone={timeZone}
          value={requestedTime}
          after={after}
          onChange={onTime}
        />
      </section>
    </>
  )
}
