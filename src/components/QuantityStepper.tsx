import { Icon } from './Icon'
import styles from './QuantityStepper.module.css'

type Props = {
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** The names of the group and its two buttons. */
  label: string
  increaseLabel: string
  decreaseLabel: string
}

/** A number between two buttons. The group says its value when it changes. */
export function QuantityStepper({ value, min, max, onChange, label, increaseLabel, decreaseLabel }: Props) {
  /** At its end a button keeps the focus: it is not disabled, it says that it is. */
  const stepBy = (step: 1 | -1) => {
    const isAtEnd = step < 0 ? value <= min : value >= max
    return { 'aria-disabled': isAtEnd, onClick: () => (isAtEnd ? undefined : onChange(value + step)) }
  }
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button type="button" aria-label={decreaseLabel} {...stepBy(-1)}>
        <Icon name="minus" size={18} />
      </button>
      <output className={styles.value} aria-live="polite">
        <span key={value} className={styles.tick}>
          {value}
        </span>
      </output>
      <button type="button" aria-label={increaseLabel} {...stepBy(1)}>
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
