import { useEffect, useState } from 'react'
import { ApiError } from '../../api/errors'

/** How long the host still wants to be left alone after an error (`Retry-After`), in whole seconds; 0 when it does not. */
export function useWait(error: Error | null): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (!(error instanceof ApiError) || !error.retryAfter) return
    const until = Date.now() + error.retryAfter
    const timer = setInterval(count, 1000)
    function count() {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      if (seconds === 0) clearInterval(timer)
      setLeft(seconds)
    }
    count()
    return () => clearInterval(timer)
  }, [error])
  return left
}
