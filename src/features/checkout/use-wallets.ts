import { useEffect, useState } from 'react'
import type { Restaurant, Wallet } from '../../api/types'
import { usableWallets } from '../../lib/wallets'

const NONE: Wallet[] = []

/** The restaurant's wallets that this browser can pay with. Empty until the browser has answered. */
export function useWallets({ wallets = NONE }: Pick<Restaurant, 'wallets'>): Wallet[] {
  const [usable, setUsable] = useState(NONE)
  useEffect(() => {
    let isGone = false
    if (wallets.length > 0) void usableWallets(wallets).then((found) => isGone || setUsable(found))
    return () => {
      isGone = true
    }
  }, [wallets])
  return usable
}
