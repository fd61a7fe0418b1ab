import { useCallback, useState } from 'react'
import { keepDraft, readDraft } from './draft'

/** The new address that is being entered and not saved yet. It survives a reload. */
export function useNewAddress(customerId: string) {
  const [adding, setAdding] = useState(() => readDraft(customerId).address !== null)
  return {
    adding,
    /** Opens the form for a new address, or closes it, saved or not. */
    onAdding: (begun: boolean) => {
      if (!begun) keepDraft(customerId, { address: null })
      setAdding(begun)
    },
    typed: readDraft(customerId).address,
    /** Typing also opens the form, even for the first address, so that it stays until the address is saved. */
    onTyped: useCallback(
      (address: Record<string, string>) => {
        keepDraft(customerId, { address })
        setAdding(true)
      },
      [customerId],
    ),
  }
}
