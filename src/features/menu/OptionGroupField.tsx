import { Fragment } from 'react'
import { msgid, ngettext, t } from 'ttag'
import type { CustomOptionGroup, Option, OptionGroup } from '../../api/types'
import { useAdditiveWords } from '../../api/use-additive-words'
import { QuantityStepper } from '../../components/QuantityStepper'
import { formatMoney } from '../../lib/money'
import { canTake } from './sold-out'
import { useMenuFilters } from '../../stores/menu-filters'
import styles from './OptionGroupField.module.css'
import { groupPath, isSingle, mostOf, nestedOf, quantityOf, ruleText, withNested, withQuantity } from './selection'
import { isIncluded, optionPrice } from './selection-price'
import { contentList } from '../../lib/allergen-words'
import { otherTexts } from '../../lib/declared'
import { avoidedAmong } from '../../lib/diets'

type Props = {
  group: OptionGroup
  /** The choices in all groups of this level. */
  chosen: CustomOptionGroup[]
  onChange: (chosen: CustomOptionGroup[]) => void
  servingId: string | null
  currency: string
  /** Paths of the incomplete groups to mark. */
  lacking: ReadonlySet<string>
  parent?: string
}

export const fieldId = (path: string) => `group-${path}`

function noteText({ freeCount }: OptionGroup): string {
  if (freeCount <= 0) return ''
  if (freeCount === 1) return t`The first one is free.`
  return ngettext(msgid`The first ${freeCount} is free.`, `The first ${freeCount} are free.`, freeCount)
}

/** A group of options with its rule: radios for exactly one, steppers if an option can repeat, else checkboxes. */
export function OptionGroupField({ group, chosen, onChange, servingId, currency, lacking, parent = '' }: Props) {
  const path = groupPath(parent, group.id)
  const note = noteText(group)
  return (
    <fieldset
      id={fieldId(path)}
      className={`${styles.group} ${lacking.has(path) ? styles.lacking : ''}`}
      aria-describedby={note ? `${fieldId(path)}-note` : undefined}
    >
      <legend className={styles.legend}>
        <bdi>{group.name}</bdi> <span className={styles.rule}>{ruleText(group)}</span>
      </legend>
      {note && (
        <p className={styles.note} id={`${fieldId(path)}-note`}>
          {note}
        </p>
      )}
      {group.options.map((option, at) => {
        const quantity = quantityOf(chosen, group.id, option.id)
        const nestedPath = groupPath(path, option.id)
        return (
          <Fragment key={at}>
            <OptionRow
              group={group}
              option={option}
              path={path}
              quantity={quantity}
              most={mostOf(chosen, group, option.id)}
              price={priceText(option, group, chosen, servingId, currency)}
              onQuantity={(next) => onChange(withQuantity(chosen, group, option, next))}
            />
            {quantity > 0 && option.optionGroups.length > 0 && (
              <div className={styles.nested}>
                {option.optionGroups.map((inner, place) => (
                  <OptionGroupField
                    key={place}
                    group={inner}
                    chosen={nestedOf(chosen, group.id, option.id)}
                    onChange={(nested) => onChange(withNested(chosen, group, option.id, nested))}
                    servingId={servingId}
                    currency={currency}
                    lacking={lacking}
                    parent={nestedPath}
                  />
                ))}
              </div>
            )}
          </Fragment>
        )
      })}
    </fieldset>
  )
}

function priceText(
  option: Option,
  group: OptionGroup,
  chosen: CustomOptionGroup[],
  servingId: string | null,
  currency: string,
) {
  const price = optionPrice(option, servingId)
  if (price === 0 || !currency) return ''
  return isIncluded(group, chosen, option, servingId) ? t`Free` : `+${formatMoney(price, currency)}`
}

/** The name of an option and what it adds, allergens first. Those that the customer avoids stand out. */
function OptionName({ option }: { option: Option }) {
  const { name, allergens } = option
  const others = otherTexts({ ...option, additives: useAdditiveWords()(option.additives) })
  const { avoid } = useMenuFilters()
  const isAvoided = avoidedAmong(allergens, avoid).length > 0
  return (
    <span className={styles.name}>
      <bdi>{name}</bdi>
      {allergens.length > 0 && (
        <small className={isAvoided ? styles.avoided : ''}>{t`Contains ${contentList(allergens)}`}</small>
      )}
      {others.map((text) => (
        <small key={text}>{text}</small>
      ))}
    </span>
  )
}

type RowProps = {
  group: OptionGroup
  option: Option
  path: string
  quantity: number
  most: number
  price: string
  onQuantity: (quantity: number) => void
}

function OptionRow({ group, option, path, quantity, most, price, onQuantity }: RowProps) {
  const isFull = quantity === 0 && most === 0
  const isOut = !canTake(option)
  const priceOrState = isOut ? t`Sold out` : isFull ? t`${group.max} chosen already` : price
  if (group.maxPerOption > 1 && !isOut) {
    return (
      <div className={`${styles.option} ${styles.stepped}`}>
        <OptionName option={option} />
        <span className={`money ${styles.price}`}>{priceOrState}</span>
        <QuantityStepper
          label={option.name}
          increaseLabel={t`More ${option.name}`}
          decreaseLabel={t`Less ${option.name}`}
          value={quantity}
          min={0}
          max={most}
          onChange={onQuantity}
        />
      </div>
    )
  }
  const single = isSingle(group)
  return (
    <label className={styles.option}>
      <input
        type={single ? 'radio' : 'checkbox'}
        name={path}
        checked={quantity > 0}
        disabled={isOut || isFull}
        onChange={({ target }) => onQuantity(target.checked ? 1 : 0)}
      />
      <OptionName option={option} />
      <span className={`money ${styles.price}`}>{priceOrState}</span>
    </label>
  )
}
