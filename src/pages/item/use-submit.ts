import { onlineManager } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Begun } from '../../features/cart/add-item'
import type { CartLine } from '../../features/cart/lines'

/** Resolves with whether a change is done; without a connection it waits, and counts as done. */
function doneOrWaiting(done: Promise<boolean>): Promise<boolean> {
  if (!onlineManager.isOnline()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const finish = (isDone: boolean) => {
      stop()
      resolve(isDone)
    }
    const stop = onlineManager.subscribe((online) => !online && finish(true))
    void done.then(finish)
  })
}

/** Keeps the page until what was chosen is in the cart, and the form as it is when that fails. */
export function useSubmit() {
  const [submitted, setSubmitted] = useState<{ line: CartLine | undefined }>()
  const [busy, setBusy] = useState(false)
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  async function settle({ done }: Begun, leave: () => void) {
    // Back may have been pressed although its page is not there yet.
    const { href } = window.location
    setBusy(true)
    const isDone = await doneOrWaiting(done)
    if (isDone && isThere.current && window.location.href === href) leave()
    else setBusy(false)
  }
  return {
    /** What was sent last: a line that was edited, or none. */
    submitted,
    busy,
    /** @param leave where to go once it is done; not called when the customer has left meanwhile */
    submit: (line: CartLine | undefined, begun: Begun | null, leave: () => void) => {
      if (!begun) return
      setSubmitted({ line })
      void settle(begun, leave)
    },
  }
}
