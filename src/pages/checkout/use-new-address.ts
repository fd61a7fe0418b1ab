import { useCallback, useState } from 'react'
import { keepDraft, readDraft } from '../../features/checkout/draft'

/** The new address that is being typed and not saved yet. It survives a reload. */
export function useNewAddress(customerId: string) {
  const [adding, setAdding] = useState(() => readDraft(customerId).address !== null)
  return {
    adding,
    /** Begins one, or ends it, saved or not. */
    onAdding: (begun: boolean) => {
      if (!begun) keepDraft(customerId, { address: null })
      setAdding(begun)
    },
    typed: readDraft(customerId).address,
    /** What is typed has begun one, also where there is no other: its form stays until it has been saved. */
    onTyped: useCallback(
      (address: Record<string, string>) => {
        keepDraft(customerId, { address })
        setAdding(true)
      },
      [customerId],
    ),
  }
}
