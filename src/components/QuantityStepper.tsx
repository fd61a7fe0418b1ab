import { useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from '../lib/after-paint'
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

/**
 * The number to show, and a function that adds to it. A tap shows in the next frame; `onChange` is called after that
 * frame, once for all taps made until then.
 */
function useSteps(value: number, onChange: (value: number) => void) {
  const [drawn, setDrawn] = useState<number>()
  const untold = useRef(0)
  const latest = useRef({ value, onChange })
  useLayoutEffect(() => {
    latest.current = { value, onChange }
  })
  const tell = () => {
    const by = untold.current
    untold.current = 0
    if (by !== 0) latest.current.onChange(latest.current.value + by)
    afterPaint(() => untold.current === 0 && setDrawn(undefined))
  }
  const step = (by: number) => {
    setDrawn((drawn ?? value) + by)
    untold.current += by
    afterPaint(tell)
  }
  return [drawn ?? value, step] as const
}

/** A number between two buttons. A screen reader announces the value when it changes. */
export function QuantityStepper({ value, min, max, onChange, label, increaseLabel, decreaseLabel }: Props) {
  const [drawn, step] = useSteps(value, onChange)
  /** At its limit a button has `aria-disabled` instead of `disabled`, so that it keeps the focus. */
  const stepBy = (by: 1 | -1) => {
    const isAtEnd = by < 0 ? drawn <= min : drawn >= max
    return { 'aria-disabled': isAtEnd, onClick: () => (isAtEnd ? undefined : step(by)) }
  }
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button type="button" aria-label={decreaseLabel} {...stepBy(-1)}>
        <Icon name="minus" size={18} />
      </button>
      <output className={styles.value} aria-live="polite">
        <span key={drawn} className={styles.tick}>
          {drawn}
        </span>
      </output>
      <button type="button" aria-label={increaseLabel} {...stepBy(1)}>
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
