import { useState, type SubmitEvent } from 'react'
import { t } from 'ttag'
import type { IssueOffer, Order, OrderIssue } from '../../api/types'
import { Button } from '../../components/Button'
import { ChoiceRow } from '../../components/ChoiceRow'
import { ErrorMessage } from '../../components/ErrorMessage'
import { useSettleIssue } from '../../features/orders/use-issue'
import { formatMoney } from '../../lib/money'
import styles from './Issue.module.css'
import { MuiTheme } from '../../theme/MuiTheme'

type Props = { order: Order; issue: OrderIssue; customerId: string }

function wordsOf({ type, amount }: IssueOffer, { totals: { currency, sharesPaid = [] }, contact: { phone } }: Order) {
  const money = formatMoney(amount ?? 0, currency)
  if (type === 'REFUND') {
    const isOfGuests = sharesPaid.length > 0
    const detail = isOfGuests ? t`${money} goes back to whoever paid it.` : t`${money} goes back to how you paid.`
    return { label: t`Refund`, detail }
  }
  if (type === 'CREDIT') return { label: t`Credit`, detail: t`${money} as a gift card in your account.` }
  return { label: t`Call back`, detail: t`We call you at ${phone}.` }
}

/** What the restaurant offers for a report. The customer chooses one. */
export function IssueOffers({ order, issue: { offers }, customerId }: Props) {
  const { mutate, isPending, error } = useSettleIssue(customerId, order.id)
  const [chosen, setChosen] = useState(offers[0]?.type)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (chosen && !isPending) mutate(chosen)
  }
  return (
    <MuiTheme>
      <form className={styles.form} onSubmit={submit}>
        <fieldset className={styles.offers}>
          <legend className="visually-hidden">{t`What we can do`}</legend>
          {offers.map((offer) => (
            <ChoiceRow
              key={offer.type}
              name="offer"
              {...wordsOf(offer, order)}
              checked={offer.type === chosen}
              onChange={() => setChosen(offer.type)}
            />
          ))}
        </fieldset>
        <ErrorMessage>{error?.message}</ErrorMessage>
        <div>
          <Button type="submit" variant="contained" loading={isPending}>
            {t`Choose`}
          </Button>
        </div>
      </form>
    </MuiTheme>
  )
}
