import { useState } from 'react'

/** Whether a value differs from that of the first render. */
export function useChanged(value: string | number | boolean): boolean {
  const [first] = useState(value)
  return value !== first
}
