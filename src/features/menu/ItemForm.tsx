import { useMemo, useState } from 'react'
import { t } from 'ttag'
import { LIMITS } from '../../api/limits.gen'
import { Button } from '../../components/Button'
import type { AddCartItem, MenuItem } from '../../api/types'
import { Dotted } from '../../components/Dotted'
import { DrawnField } from '../../components/DrawnField'
import { ifFits } from '../../components/fits'
import { Icon } from '../../components/Icon'
import { ALERT } from '../../components/later-icons'
import { QuantityStepper } from '../../components/QuantityStepper'
import { formatMoney } from '../../lib/money'
import { CHOICES } from '../../lib/paths'
import { useKeptValues } from '../../lib/use-kept-values'
import { typedText } from '../../lib/typed'
import { useMenuFilters } from '../../stores/menu-filters'
import { avoidedOptions } from './filter'
import styles from './ItemForm.module.css'
import { fieldId, OptionGroupField } from './OptionGroupField'
import {
  chosenOptions,
  missingChoices,
  initialSelection,
  restoredSelection,
  type Gap,
  type Selection,
} from './selection'
import { toCartItem, unitPrice } from './selection-price'
import { ServingField } from './ServingField'
import { contentList } from '../../lib/allergen-words'

/** The maximum quantity of a line, whatever the dish allows (contract, AddCartItemRequest). */
const MOST = 99

type Props = {
  item: MenuItem
  currency: string
  /** Why it cannot be ordered now, or null. */
  blocked: string | null
  /** The previous choices, when a line of the cart is edited. */
  before?: Before | undefined
  /** 'Add to cart' or 'Update item'. */
  action: string
  /** The button text while the action is in progress, or null. */
  busy: string | null
  onSubmit: (item: AddCartItem) => void
  /** Called with every change of the selection. */
  onSelection: (selection: Selection) => void
}

/** The name of a dish's form, for what it holds before a reload of ours: the body of the add call. */
export const keptDish = (id: string) => `dish ${id}`

export type Before = { selection: Selection; quantity: number; instructions: string }

function focusGap({ path }: Gap) {
  const field = document.getElementById(fieldId(path))
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  field?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
  field
    ?.querySelector<HTMLElement>('input:not(:disabled), button:not([aria-disabled=true])')
    ?.focus({ preventScroll: true })
}

/** All choices of an item, and the button that adds or updates it. */
export function ItemForm({ item, currency, blocked, before, action, busy, onSubmit, onSelection }: Props) {
  const [chosen, setChosen] = useState(() => before?.selection ?? initialSelection(item))
  // A refetch may change the open dish: options that have left the menu are dropped from the selection.
  const selection = useMemo(() => restoredSelection(item, chosen), [item, chosen])
  const most = Math.max(1, Math.min(item.maxQuantity, MOST))
  const [quantity, setQuantity] = useState(Math.min(before?.quantity ?? 1, most))
  const [instructions, setInstructions] = useState(before?.instructions ?? '')
  const [tried, setTried] = useState(false)
  useKeptValues(keptDish(item.id), () => toCartItem(item, selection, quantity, instructions))

  const avoided = avoidedOptions(chosenOptions(item.optionGroups, selection.groups), useMenuFilters().avoid)
  const gaps = missingChoices(item.optionGroups, selection.groups)
  const shownGaps = tried ? gaps : []
  const lacking = new Set(shownGaps.map(({ path }) => path))
  const total = formatMoney(unitPrice(item, selection) * quantity, currency)

  const choose = (next: Selection) => {
    setChosen(next)
    onSelection(next)
  }
  const submit = () => {
    setTried(true)
    const [first] = gaps
    if (first) return focusGap(first)
    onSubmit(toCartItem(item, selection, quantity, typedText(instructions)))
  }

  return (
    <form
      id={CHOICES}
      className={styles.form}
      aria-label={t`Choices of ${item.name}`}
      noValidate
      onSubmit={ifFits((event) => {
        event.preventDefault()
        submit()
      })}
    >
      <div role="status">
        {avoided.map(({ name, allergens }, at) => (
          <p key={at} className={styles.avoided}>
            <Icon name={ALERT} /> {t`${name} is chosen and contains ${contentList(allergens)}, which you avoid.`}
          </p>
        ))}
      </div>
      {item.servings.length > 1 && (
        <ServingField
          item={item}
          value={selection.servingId}
          currency={currency}
          onChange={(servingId) => choose({ ...selection, servingId })}
        />
      )}
      {item.optionGroups.map((group, at) => (
        <OptionGroupField
          key={at}
          group={group}
          chosen={selection.groups}
          onChange={(groups) => choose({ ...selection, groups })}
          servingId={selection.servingId}
          currency={currency}
          lacking={lacking}
        />
      ))}
      <DrawnField
        className={styles.instructions}
        label={t`Special instructions`}
        hint={t`Less salt, sauce on the side …`}
        rows={2}
        limit={LIMITS.AddCartItemRequest.specialInstructions}
        value={instructions}
        onChange={({ target }) => setInstructions(target.value)}
      />
      <div className={`bottom-bar ${styles.bar}`}>
        <div role="alert">
          {shownGaps.length > 0 && (
            <p className={styles.needed}>
              {t`Still needed:`}{' '}
              {shownGaps.map((gap, at) => (
                <button key={at} type="button" onClick={() => focusGap(gap)}>
                  {gap.name} ({gap.rule})
                </button>
              ))}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <QuantityStepper
            label={t`Quantity`}
            increaseLabel={t`Increase quantity`}
            decreaseLabel={t`Decrease quantity`}
            value={quantity}
            min={1}
            max={most}
            onChange={setQuantity}
          />
          <Button type="submit" variant="contained" size="large" disabled={blocked !== null} loading={busy !== null}>
            <Dotted>{busy ?? blocked ?? [action, total].filter(Boolean).join(' · ')}</Dotted>
          </Button>
        </div>
      </div>
    </form>
  )
}
