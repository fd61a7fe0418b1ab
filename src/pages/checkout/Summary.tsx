import { Fragment, useState, type ReactNode } from 'react'
import { msgid, ngettext, t } from 'ttag'
import type { OrderLine, Quote } from '../../api/types'
import { Announce } from '../../components/Announce'
import { Dotted } from '../../components/Dotted'
import { Icon } from '../../components/Icon'
import { IconButton } from '../../components/IconButton'
import { OrderLines } from '../../features/orders/OrderLines'
import { Shares } from '../../features/orders/Shares'
import { TotalRows } from '../../features/orders/TotalRows'
import { listOf } from '../../lib/list'
import { formatMoney } from '../../lib/money'
import styles from './CheckoutPage.module.css'

/** While it is folded. */
const MOST_PICTURES = 2

type Props = {
  quote: Quote
  stale: boolean
  promo: ReactNode
  pictureOf: (line: OrderLine) => ReactNode
  /** Leaves a line out; null for a line that cannot be left out. */
  leaveOut: (line: OrderLine) => (() => void) | null
  /** The allergens in a line that the customer avoids. A line with one unfolds the summary. */
  avoided: (line: OrderLine) => string[]
  /** On a phone it is one line until it is opened. */
  folds: boolean
  /** Opens it: something in it has to be seen. */
  opens: boolean
}

/** The order's lines and totals, as the API last priced them. */
export function Summary({ quote, stale, promo, pictureOf, leaveOut, avoided, folds, opens }: Props) {
  const { lines, totals } = quote
  const [isOpen, setOpen] = useState(false)
  /** Each reason unfolds it once; then the customer may fold it again. */
  const [seen, setSeen] = useState<string[]>([])
  const warned = lines.filter((line) => avoided(line).length > 0).map(({ cartItemId }) => cartItemId)
  const reasons = [...(opens ? ['promo'] : []), ...warned]
  if (reasons.join() !== seen.join()) {
    setSeen(reasons)
    if (reasons.some((reason) => !seen.includes(reason))) setOpen(true)
  }
  const shows = !folds || isOpen
  const total = formatMoney(totals.total, totals.currency)
  const left = formatMoney(totals.due ?? totals.total, totals.currency)
  const isPartlyPaid = (totals.giftCards ?? []).length + (totals.sharesPaid ?? []).length > 0
  const priced = `${styles.priced} ${stale ? styles.updating : ''}`
  const pictured = [...new Map(lines.map((line) => [line.menuItemId, line])).values()].slice(0, MOST_PICTURES)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <section className={`${styles.summary} ${folds ? styles.folds : ''}`} aria-busy={stale}>
        <h2>
          {folds ? (
            <button type="button" aria-expanded={shows} onClick={() => setOpen(!isOpen)}>
              {pictured.map((line) => (
                <Fragment key={line.menuItemId}>{pictureOf(line)}</Fragment>
              ))}
              <Dotted>{`${t`Your order`} · ${ngettext(msgid`${count} item`, `${count} items`, count)}`}</Dotted>
              <span className="money">{total}</span>
              <Icon name="down" />
            </button>
          ) : (
            t`Your order`
          )}
        </h2>
        <div className={styles.unfolded} hidden={!shows}>
          <div className={priced}>
            <OrderLines
              lines={lines}
              currency={totals.currency}
              avoided={avoided}
              picture={pictureOf}
              action={(line) => {
                const leave = leaveOut(line)
                const dish = listOf([line.name, line.servingName, ...(line.options ?? [])])
                return leave && <IconButton icon="close" label={t`Leave out ${dish}`} onClick={leave} />
              }}
            />
          </div>
          {promo}
          <div className={priced}>
            <TotalRows totals={totals} />
            <Shares shares={quote.shares} totals={totals} />
          </div>
        </div>
      </section>
      <Announce text={isPartlyPaid ? t`Left to pay ${left}` : t`Total ${total}`} />
    </>
  )
}
