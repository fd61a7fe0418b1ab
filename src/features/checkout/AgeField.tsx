import { t } from 'ttag'
import { PLACES } from './missing'
import styles from './checkout.module.css'

type Props = {
  /** From which age the order is sold. */
  age: number
  isConfirmed: boolean
  /** Whether the order was asked for without it. */
  isLacking: boolean
  onChange: (age: number) => void
}

/** Asks for the age that a dish of the order needs. */
export const AgeField = ({ age, isConfirmed, isLacking, onChange }: Props) => (
  <section id={PLACES.age} className={styles.block}>
    <h2>{t`Your age`}</h2>
    <p id="why-age">{t`Something in your order is sold from age ${age} only. We check identity when you get it.`}</p>
    <label className={styles.agree}>
      <input
        type="checkbox"
        required
        checked={isConfirmed}
        aria-invalid={isLacking && !isConfirmed}
        aria-describedby="why-age"
        onChange={({ target }) => onChange(target.checked ? age : 0)}
      />
      {t`I am ${age} or older.`}
    </label>
  </section>
)
