import { t } from 'ttag'
import type { MenuItem } from '../../api/types'
import { formatMoney } from '../../lib/money'
import styles from './OptionGroupField.module.css'

type Props = {
  servings: MenuItem['servings']
  value: string | null
  onChange: (servingId: string) => void
  currency: string
}

/** The sizes. One is always chosen. */
export function ServingField({ servings, value, onChange, currency }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {t`Size`} <span className={styles.rule}>{t`Choose 1`}</span>
      </legend>
      {servings.map(({ id, name, price }, at) => (
        <label key={at} className={styles.option}>
          <input type="radio" name="serving" checked={id === value} onChange={() => onChange(id)} />
          <bdi>{name}</bdi>
          <span className="money">{formatMoney(price, currency)}</span>
        </label>
      ))}
    </fieldset>
  )
}
