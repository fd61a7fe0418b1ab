import { useState, type MouseEvent } from 'react'
import { t } from 'ttag'
import { Icon } from '../../components/Icon'
import { afterPaint } from '../../lib/after-paint'
import styles from './AddStepper.module.css'

type PressProps = { icon: 'minus' | 'plus'; label: string; onPress: () => void }

/** Looks pressed in the next frame; the work starts only after that paint. */
function Press({ icon, label, onPress }: PressProps) {
  const [isPressed, setPressed] = useState(false)
  const press = () => {
    setPressed(true)
    afterPaint(() => {
      setPressed(false)
      onPress()
    })
  }
  return (
    <button type="button" className={isPressed ? styles.pressed : undefined} aria-label={label} onClick={press}>
      <Icon name={icon} />
    </button>
  )
}

/** The button with which the last piece is taken out goes away: the one beside it takes the focus. */
const focusLast = ({ currentTarget }: MouseEvent) => (currentTarget.lastElementChild as HTMLElement).focus()

type Props = {
  name: string
  inCart: number
  onAdd: () => void
  onTakeOut: () => void
  /** The name of the +. */
  addLabel?: string
}

/** A round + that grows into − 1 + once the dish is in the cart, and back. */
export const AddStepper = ({ name, inCart, onAdd, onTakeOut, addLabel = t`Add ${name} to cart` }: Props) => (
  <div className={styles.step} data-open={inCart > 0} onClick={inCart === 1 ? focusLast : undefined}>
    {inCart > 0 && (
      <>
        <Press icon="minus" label={t`Decrease quantity of ${name}`} onPress={onTakeOut} />
        <span className={styles.count}>
          <span aria-hidden="true">{inCart}</span>
          <span className="visually-hidden">{t`${inCart} in cart`}</span>
        </span>
      </>
    )}
    <Press icon="plus" label={addLabel} onPress={onAdd} />
  </div>
)
