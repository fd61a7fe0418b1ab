import { useState } from 'react'

/** Whether a value is another one than when it was first shown. */
export function useChanged(value: string | number | boolean): boolean {
  const [first] = useState(value)
  return value !== first
}
