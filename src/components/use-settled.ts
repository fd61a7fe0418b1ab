import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a pause, in ms: what is typed is not sent with every letter. */
export function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
