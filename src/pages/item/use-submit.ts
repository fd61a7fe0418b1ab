import { onlineManager } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import type { PendingAdd } from '../../features/cart/use-cart'
import type { CartLine } from '../../features/cart/lines'

/** Resolves with whether a change succeeded. Offline, a change waits to be sent and counts as done. */
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

/** Stays on the page until the choice is in the cart, and leaves the form unchanged if that fails. */
export function useSubmit() {
  const [submitted, setSubmitted] = useState<{ line: CartLine | undefined }>()
  const [busy, setBusy] = useState(false)
  const isThere = useRef(true)
  // A layout effect: others wait until a view transition has ended, and the answer may come sooner.
  useLayoutEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  async function settle({ done }: PendingAdd, leave: () => void) {
    // The customer may have pressed Back although the previous page has not rendered yet.
    const { href } = window.location
    setBusy(true)
    const isDone = await doneOrWaiting(done)
    if (isDone && isThere.current && window.location.href === href) leave()
    else setBusy(false)
  }
  return {
    /** The last submission: `line` is the cart line that was edited, if any. */
    submitted,
    busy,
    /** @param leave navigates away once it is done; not called if the customer has already left */
    submit: (line: CartLine | undefined, pending: PendingAdd | null, leave: () => void) => {
      if (!pending) return
      setSubmitted({ line })
      void settle(pending, leave)
    },
  }
}
