import { useState } from 'react'
import { msgid, ngettext, t } from 'ttag'
import { LIMITS } from '../../api/limits.gen'
import type { Order } from '../../api/types'
import { Button, LinkButton } from '../../components/Button'
import { CheckField } from '../../components/CheckField'
import { Field } from '../../components/Field'
import { TimeField } from '../../features/checkout/TimeField'
import { soonestWords } from '../../features/checkout/times'
import { quantitiesOf, wantedOf } from '../../features/orders/change-draft'
import { groupedLines } from '../../features/orders/grouped-lines'
import { readyText } from '../../features/orders/progress'
import { useDishes } from '../../features/menu/dish-index'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { listOf } from '../../lib/list'
import { paths } from '../../lib/paths'
import { ChangeLine } from './ChangeLine'
import styles from './ChangeDialog.module.css'
import type { Change } from './use-change'

type Props = { order: Order; timeZone: string; change: Change }

/** Offers what is in the cart for the order, and leads to the menu for more. */
function FromCart({ change: { draft, choose, inCart, cartLines } }: Pick<Props, 'change'>) {
  const dishes = useDishes()
  const names = listOf(cartLines.map(({ menuItemId }) => dishes.get(menuItemId)?.name))
  return (
    <section className={styles.part}>
      {inCart > 0 && (
        <CheckField
          label={
            <>
              {ngettext(msgid`Add ${inCart} dish from your cart`, `Add ${inCart} dishes from your cart`, inCart)}
              {names && (
                <small className={styles.names}>
                  <bdi>{names}</bdi>
                </small>
              )}
            </>
          }
          checked={draft.addCart}
          onChange={(addCart) => choose({ addCart })}
        />
      )}
      <LinkButton to={paths.menu} variant="outlined" onClick={() => choose({ addCart: true })}>
        {t`Add dishes from the menu`}
      </LinkButton>
    </section>
  )
}

/** When the order is wanted. Shows the choice of times once that is asked for. */
function When({ order, timeZone, change: { draft, choose, quote } }: Props) {
  const { data: restaurant } = useRestaurant()
  const { fulfilment } = order
  const isAnother = draft.requestedTime !== fulfilment.requestedTime
  const [isOpen, setOpen] = useState(isAnother)
  if (fulfilment.table || !restaurant) return null
  return (
    <section className={styles.part}>
      <h3>{t`Time`}</h3>
      {isOpen ? (
        <TimeField
          type={fulfilment.type}
          soonest={soonestWords(restaurant, fulfilment.type, draft.requestedTime === null ? quote?.readyAt : undefined)}
          timeZone={timeZone}
          value={draft.requestedTime}
          onChange={(requestedTime) => choose({ requestedTime })}
        />
      ) : (
        <div className={styles.row}>
          <p>{readyText(fulfilment, timeZone)}</p>
          <Button variant="outlined" onClick={() => setOpen(true)}>{t`Change the time`}</Button>
        </div>
      )}
    </section>
  )
}

/** The dishes of the order, what can be added, the time and the note. */
export function ChangeFields({ order, timeZone, change }: Props) {
  const { draft, choose } = change
  return (
    <>
      <ul className={styles.lines} aria-label={t`Items`}>
        {groupedLines(order.lines).map((line) => (
          <ChangeLine
            key={line.cartItemId}
            line={line}
            currency={order.totals.currency}
            quantity={wantedOf(line, draft.quantities)}
            onChange={(wanted) => choose({ quantities: { ...draft.quantities, ...quantitiesOf(line, wanted) } })}
          />
        ))}
      </ul>
      <FromCart change={change} />
      <When order={order} timeZone={timeZone} change={change} />
      <Field
        label={order.fulfilment.type === 'DELIVERY' ? t`Note for the kitchen and the door` : t`Note for the kitchen`}
        rows={2}
        value={draft.note}
        limit={LIMITS.ChangeQuoteRequest.note}
        onChange={({ target }) => choose({ note: target.value })}
      />
    </>
  )
}
