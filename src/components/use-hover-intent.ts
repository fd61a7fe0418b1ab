import { useEffect, useRef, type PointerEvent } from 'react'

/** In ms (spec 2). Within SKIP_DELAY of one menu's closing the next opens at once. */
const OPEN_DELAY = 200
const CLOSE_DELAY = 150
const SKIP_DELAY = 300

let closedAt = -Infinity

/** Opens and closes after the mouse has meant it. Touch and pen do not hover. */
export function useHoverIntent(setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  const after = (delay: number, open: boolean) => {
    cancel()
    timer.current = setTimeout(() => {
      if (!open) closedAt = performance.now()
      setOpen(open)
    }, delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    cancel,
    enter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      after(performance.now() - closedAt < SKIP_DELAY ? 0 : OPEN_DELAY, true)
    },
    leave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') after(CLOSE_DELAY, false)
    },
  }
}
