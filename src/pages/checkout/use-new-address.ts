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
    onTyped: useCallback((address: Record<string, string>) => keepDraft(customerId, { address }), [customerId]),
  }
}
