import { t } from 'ttag'
import type { MenuItem } from '../../api/types'
import { formatMoney } from '../../lib/money'
import { soldText } from './format-dish'
import styles from './OptionGroupField.module.css'
import { servingSold } from './serving-sold'

type Props = {
  item: Pick<MenuItem, 'servings' | 'content' | 'deposit'>
  value: string | null
  onChange: (servingId: string) => void
  currency: string
}

/** The sizes. One is always chosen. */
export function ServingField({ item, value, onChange, currency }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {t`Size`} <span className={styles.rule}>{t`Choose 1`}</span>
      </legend>
      {item.servings.map((serving, at) => {
        const note = soldText(servingSold(item, serving), currency)
        return (
          <label key={at} className={styles.option}>
            <input type="radio" name="serving" checked={serving.id === value} onChange={() => onChange(serving.id)} />
            <span className={styles.name}>
              <bdi>{serving.name}</bdi>
              {note && <small>{note}</small>}
            </span>
            <span className="money">{formatMoney(serving.price, currency)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
