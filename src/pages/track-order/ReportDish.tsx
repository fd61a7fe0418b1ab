import { t } from 'ttag'
import type { IssueRequest, Order } from '../../api/types'
import { CheckField } from '../../components/CheckField'
import { Field } from '../../components/Field'
import { QuantityStepper } from '../../components/QuantityStepper'
import { REASONS, type IssueReason } from './issue-reasons'
import styles from './Issue.module.css'

type Dish = IssueRequest['dishes'][number]
type Props = {
  line: Order['lines'][number]
  /** Null unless the dish is chosen. */
  value: Dish | null
  onChange: (dish: Dish | null) => void
}

/** A dish of the order that may have been wrong: how many of it, and in which way. */
export function ReportDish({ line: { cartItemId, name, quantity }, value, onChange }: Props) {
  const choose = () => onChange(value ? null : { cartItemId, quantity: 1, reason: 'MISSING' })
  return (
    <div className={styles.dish}>
      <CheckField
        label={<bdi>{quantity > 1 ? `${quantity} × ${name}` : name}</bdi>}
        checked={value !== null}
        onChange={choose}
      />
      {value && (
        <fieldset className={styles.details}>
          <legend className="visually-hidden">{name}</legend>
          <Field
            label={t`What was wrong?`}
            value={value.reason}
            options={Object.entries(REASONS)}
            onChange={({ target }) => onChange({ ...value, reason: target.value as IssueReason })}
          />
          {quantity > 1 && (
            <div className={styles.count}>
              <span aria-hidden="true">{t`How many?`}</span>
              <QuantityStepper
                label={t`How many?`}
                increaseLabel={t`More ${name}`}
                decreaseLabel={t`Less ${name}`}
                value={value.quantity}
                min={1}
                max={quantity}
                onChange={(count) => onChange({ ...value, quantity: count })}
              />
            </div>
          )}
        </fieldset>
      )}
    </div>
  )
}
