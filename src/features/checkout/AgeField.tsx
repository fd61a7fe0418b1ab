import { t } from 'ttag'
import { CheckField } from '../../components/CheckField'
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
    <CheckField
      label={t`I am ${age} or older.`}
      required
      checked={isConfirmed}
      aria-invalid={isLacking && !isConfirmed}
      aria-describedby="why-age"
      onChange={(isChecked) => onChange(isChecked ? age : 0)}
    />
  </section>
)
