import { useRef, useState } from 'react'
import { Button } from '../../components/Button'
import type { AddCartItem, MenuItem } from '../../api/types'
import { QuantityStepper } from '../../components/QuantityStepper'
import { formatMoney } from '../../lib/money'
import styles from './ItemForm.module.css'
import { fieldId, OptionGroupField } from './OptionGroupField'
import { gapsOf, initialSelection, toCartItem, unitPrice, type Gap } from './selection'
import { ServingField } from './ServingField'

const MAX_INSTRUCTIONS = 200
/** Two presses within this time, in ms, are one. */
const DOUBLE_CLICK = 600

type Props = {
  item: MenuItem
  currency: string
  /** Why it cannot be ordered now, or null. */
  blocked: string | null
  onAdd: (item: AddCartItem) => void
}

function focusGap({ path }: Gap) {
  const field = document.getElementById(fieldId(path))
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  field?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
  field?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')?.focus({ preventScroll: true })
}

/** Everything that can be chosen of an item, and the button that adds it. */
export function ItemForm({ item, currency, blocked, onAdd }: Props) {
  const [selection, setSelection] = useState(() => initialSelection(item))
  const [quantity, setQuantity] = useState(1)
  const [instructions, setInstructions] = useState('')
  const [tried, setTried] = useState(false)
  const addedAt = useRef(-Infinity)

  const gaps = gapsOf(item.optionGroups, selection.groups)
  const shownGaps = tried ? gaps : []
  const lacking = new Set(shownGaps.map(({ path }) => path))
  const total = formatMoney(unitPrice(item, selection) * quantity, currency)

  const submit = (at: number) => {
    setTried(true)
    const [first] = gaps
    if (first) return focusGap(first)
    if (at - addedAt.current < DOUBLE_CLICK) return
    addedAt.current = at
    onAdd(toCartItem(item, selection, quantity, instructions))
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.timeStamp)
      }}
    >
      {item.servings.length > 1 && (
        <ServingField
          servings={item.servings}
          value={selection.servingId}
          currency={currency}
          onChange={(servingId) => setSelection({ ...selection, servingId })}
        />
      )}
      {item.optionGroups.map((group) => (
        <OptionGroupField
          key={group.id}
          group={group}
          chosen={selection.groups}
          onChange={(groups) => setSelection({ ...selection, groups })}
          servingId={selection.servingId}
          currency={currency}
          lacking={lacking}
        />
      ))}
      <div className={styles.instructions}>
        <label htmlFor="instructions">Special instructions</label>
        <textarea
          id="instructions"
          maxLength={MAX_INSTRUCTIONS}
          value={instructions}
          placeholder="Less salt, sauce on the side …"
          aria-describedby="instructions-count"
          onChange={({ target }) => setInstructions(target.value)}
        />
        <p id="instructions-count" className={styles.counter}>
          {instructions.length} of {MAX_INSTRUCTIONS}
        </p>
      </div>
      <div className={styles.bar}>
        <div role="alert">
          {shownGaps.length > 0 && (
            <p className={styles.needed}>
              Still needed:{' '}
              {shownGaps.map((gap) => (
                <button key={gap.path} type="button" onClick={() => focusGap(gap)}>
                  {gap.name} ({gap.rule})
                </button>
              ))}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <QuantityStepper
            label="Quantity"
            increaseLabel="Increase quantity"
            decreaseLabel="Decrease quantity"
            value={quantity}
            min={1}
            max={item.maxQuantity}
            onChange={setQuantity}
          />
          <Button type="submit" variant="contained" size="large" disabled={blocked !== null}>
            {blocked ?? `Add to cart · ${total}`}
          </Button>
        </div>
      </div>
    </form>
  )
}
