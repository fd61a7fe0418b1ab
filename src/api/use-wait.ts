import { useCallback, useEffect, useState } from 'react'
import { steadyNow } from '../lib/elapsed'
import { ApiError } from './errors'

/**
 * Counts down the API's `Retry-After` in whole seconds; 0 when there is nothing to wait for. `begin` starts it with an
 * error that has a `retryAfter`. It keeps counting after the error is cleared.
 */
export function useWait() {
  const [{ until, now }, setWait] = useState({ until: 0, now: 0 })
  useEffect(() => {
    if (until <= steadyNow()) return
    const timer = setInterval(() => {
      setWait({ until, now: steadyNow() })
      if (until <= steadyNow()) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  const begin = useCallback((error: Error) => {
    const begun = steadyNow()
    if (error instanceof ApiError && error.retryAfter) setWait({ until: begun + error.retryAfter, now: begun })
  }, [])
  return { seconds: Math.max(0, Math.ceil((until - now) / 1000)), begin }
}
