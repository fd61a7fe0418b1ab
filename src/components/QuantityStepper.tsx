import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
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
 * Calls `work` before the next click or key outside of an element is handled, and renders what it changed: a click made
 * by code, as for a tap before the app had loaded, is handled before React renders by itself. Returns a function that
 * stops that.
 */
function beforeNextOutside(element: RefObject<Element | null>, work: () => void): () => void {
  const listener = ({ target }: Event) => {
    if (!(target instanceof Node && element.current?.contains(target))) flushSync(work)
  }
  const events = ['click', 'keydown'] as const
  for (const event of events) document.addEventListener(event, listener, { capture: true })
  return () => events.forEach((event) => document.removeEventListener(event, listener, { capture: true }))
}

/**
 * The number to show, and a function that adds to it. A tap shows in the next frame; `onChange` is called after that
 * frame, once for all taps made until then, or before a click or a key elsewhere, which may need the number.
 */
function useSteps(group: RefObject<Element | null>, value: number, onChange: (value: number) => void) {
  const [drawn, setDrawn] = useState<number>()
  const untold = useRef(0)
  const stop = useRef(() => {})
  const latest = useRef({ value, onChange })
  useLayoutEffect(() => {
    latest.current = { value, onChange }
  })
  const tell = () => {
    stop.current()
    const by = untold.current
    untold.current = 0
    if (by !== 0) latest.current.onChange(latest.current.value + by)
    afterPaint(() => untold.current === 0 && setDrawn(undefined))
  }
  const step = (by: number) => {
    setDrawn((drawn ?? value) + by)
    untold.current += by
    stop.current()
    stop.current = beforeNextOutside(group, tell)
    afterPaint(tell)
  }
  return [drawn ?? value, step] as const
}

/** A number between two buttons. A screen reader announces the value when it changes. */
export function QuantityStepper({ value, min, max, onChange, label, increaseLabel, decreaseLabel }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const [drawn, step] = useSteps(group, value, onChange)
  /** At its limit a button has `aria-disabled` instead of `disabled`, so that it keeps the focus. */
  const stepBy = (by: 1 | -1) => {
    const isAtEnd = by < 0 ? drawn <= min : drawn >= max
    return { 'aria-disabled': isAtEnd, onClick: () => (isAtEnd ? undefined : step(by)) }
  }
  return (
    <div ref={group} className={styles.stepper} role="group" aria-label={label}>
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
