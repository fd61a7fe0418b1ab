import { useEffect, useState } from 'react'
import type { Restaurant, Wallet } from '../../api/types'
import { usableWallets } from '../../lib/wallets'

const NONE: Wallet[] = []

/** The restaurant's wallets that this browser can pay with; null until the browser has answered. */
export function useWallets({ wallets = NONE }: Pick<Restaurant, 'wallets'>): Wallet[] | null {
  const [usable, setUsable] = useState<Wallet[] | null>(null)
  useEffect(() => {
    let isGone = false
    if (wallets.length > 0) void usableWallets(wallets).then((found) => isGone || setUsable(found))
    return () => {
      isGone = true
    }
  }, [wallets])
  if (wallets.length === 0) return NONE
  return usable && usable.filter((wallet) => wallets.includes(wallet))
}
