import { useEffect, useRef, type PointerEvent } from 'react'

/** In ms (rule 2.9). While a menu is open, and until SKIP_DELAY after it closed, the next one opens at once. */
const OPEN_DELAY = 200
const CLOSE_DELAY = 150
const SKIP_DELAY = 300
/** A click this soon after the mouse has opened a menu, in ms, was meant to open it. */
const SAME_INTENT = 500

let openMenus = 0
let closedAt = -Infinity
const opensAtOnce = () => openMenus > 0 || performance.now() - closedAt < SKIP_DELAY

/** Opens and closes a menu after the mouse has rested on it or left it. Touch and pen do not hover. */
export function useHoverIntent(open: boolean, setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hoveredOpenAt = useRef(-Infinity)
  const cancel = () => clearTimeout(timer.current)
  const after = (delay: number, next: boolean) => {
    cancel()
    timer.current = setTimeout(() => {
      if (next) hoveredOpenAt.current = performance.now()
      setOpen(next)
    }, delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return undefined
    openMenus += 1
    return () => {
      openMenus -= 1
      closedAt = performance.now()
    }
  }, [open])
  return {
    cancel,
    hasJustOpened: () => performance.now() - hoveredOpenAt.current < SAME_INTENT,
    enter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      after(opensAtOnce() ? 0 : OPEN_DELAY, true)
    },
    leave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') after(CLOSE_DELAY, false)
    },
  }
}
