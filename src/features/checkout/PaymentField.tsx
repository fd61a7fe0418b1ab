import { Link } from 'react-router-dom'
import { jt, t } from 'ttag'
import type { PaymentChoice, PaymentMethod } from '../../api/types'
import { ChoiceRow } from '../../components/ChoiceRow'
import { Missing } from '../../components/PageState'
import { paths } from '../../lib/paths'
import { wayWords } from './way-words'
import { isSameWay } from './ways-to-pay'
import styles from './checkout.module.css'
import { PLACES } from './missing'

type Props = {
  ways: PaymentChoice[]
  cards: PaymentMethod[]
  /** The name of the payment provider; undefined while unknown. */
  provider: string | undefined
  value: PaymentChoice | undefined
  /** Why the saved cards could not be read. */
  error: Error | null
  /** True while the chosen card may be among saved cards that have not been read yet. */
  awaited: boolean
  atTable: boolean
  onRetry: () => void
  onChange: (choice: PaymentChoice) => void
}

/** The payment options: the provider's hosted page, a saved card, or at the counter where that is allowed. */
export function PaymentField({ ways, cards, provider, value, error, awaited, atTable, onRetry, onChange }: Props) {
  const addCard = (
    <Link key="add" to={paths.account.paymentMethods}>
      {t`add a card`}
    </Link>
  )
  return (
    <fieldset id={PLACES.payment} className={styles.block}>
      <legend>{t`Payment`}</legend>
      <div className={styles.tiles}>
        {ways.map((way) => (
          <ChoiceRow
            key={way.paymentMethodId ?? way.wallet ?? way.type}
            name="payment"
            {...wayWords(way, cards, provider, atTable)}
            checked={value !== undefined && isSameWay(value, way)}
            onChange={() => onChange(way)}
          />
        ))}
        {error && <Missing onRetry={onRetry}>{t`Your saved cards could not be loaded.`}</Missing>}
      </div>
      {ways.length === 0 && !awaited && <p className={styles.quiet}>{jt`Please ${addCard} to pay with.`}</p>}
    </fieldset>
  )
}
