import { Link } from 'react-router-dom'
import { t } from 'ttag'
import type { AddCartItem } from '../../api/types'
import { AllergenWarning } from '../../components/AllergenWarning'
import { CheckField } from '../../components/CheckField'
import { Field } from '../../components/Field'
import { optionTexts } from '../../features/cart/format-options'
import { configurationOf } from '../../api/configuration'
import { dishPath } from '../../features/menu/dish-index'
import { avoidedAmong } from '../../lib/diets'
import { listOf } from '../../lib/list'
import { formatMoney } from '../../lib/money'
import { useMenuFilters } from '../../stores/menu-filters'
import styles from './OrderAgain.module.css'
import { substituteWords, type Substitute } from './substitutes'
import type { OrderedAgain } from './use-ordered-again'

type Props = {
  row: OrderedAgain
  /** The substitute that has been chosen. */
  instead: Substitute | undefined
  currency: string
  wanted: boolean
  onToggle: () => void
  /** Receives the id of a substitute; empty for the line itself. */
  onInstead: (id: string) => void
}

/** A line of an old order as it would be ordered today, with its changes and its substitutes. */
export function AgainRow({ row, instead, currency, wanted, onToggle, onInstead }: Props) {
  const { line, dish, changes, allergens, mayBeChosen, substitutes } = row
  const { avoid } = useMenuFilters()
  const item = instead?.item ?? row.item
  const isSame = (one: AddCartItem) => row.item !== null && configurationOf(one) === configurationOf(row.item)
  const asItIs = substitutes.find((one) => isSame(one.item))
  const others = substitutes.filter((one) => one !== asItIs)
  const sizes = dish && item?.menuItemId === dish.id && dish.servings.length > 1 ? dish.servings : []
  const serving = sizes.find(({ id }) => id === item?.servingQuantityId)
  const chosen = [...(serving ? [serving.name] : []), ...optionTexts(item?.customOptionGroups ?? [])]
  return (
    <li className={`${styles.row} ${item ? '' : styles.gone}`} aria-label={line.name}>
      <CheckField
        label={
          <>
            <span className={styles.quantity}>{item?.qty ?? line.quantity} ×</span>{' '}
            <strong>
              <bdi>{line.name}</bdi>
            </strong>
          </>
        }
        aria-label={line.name}
        checked={item !== null && wanted}
        disabled={!item}
        onChange={onToggle}
      />
      <span className="money">{item ? formatMoney(item.price * item.qty, currency) : t`Left out`}</span>
      {chosen.length > 0 && <p className={styles.chosen}>{listOf(chosen)}</p>}
      {!instead && <AllergenWarning allergens={avoidedAmong(allergens, avoid)} />}
      {!instead &&
        changes.map((change) => (
          <p key={change} className={styles.change}>
            {change}
          </p>
        ))}
      {others.length > 0 && (
        <div className={styles.instead}>
          <Field
            label={t`Instead of ${line.name}`}
            value={instead?.id ?? ''}
            onChange={({ target }) => onInstead(target.value)}
            options={[
              ['', asItIs?.label ?? (row.item ? t`As it is now` : t`Leave it out`)],
              ...others.map((one) => [one.id, substituteWords(one, currency)] as const),
            ]}
          />
        </div>
      )}
      {mayBeChosen && dish && !instead && (
        <p className={styles.change}>
          <Link to={dishPath(dish)}>{t`Choose it again`}</Link>
        </p>
      )}
    </li>
  )
}
