import { useEffect, useState } from 'react'
import { country as ours } from 'virtual:shop-address'
import { rules } from 'virtual:shop-address-rules'
import type { AddressRules } from '../../lib/address-rules'
import { loadCode } from '../../lib/load-code'
import { prefetch } from '../../lib/prefetch'

/**
 * What is known of the addresses of a country: at once of the shop's, or while none is known. The data of all others
 * load for an API that names another one than at the build; undefined until then.
 */
export function useAddressRules(country: string): AddressRules | undefined {
  const [all, setAll] = useState<typeof import('../../lib/all-address-rules')>()
  const isOurs = country === '' || country === ours
  useEffect(() => {
    if (!isOurs) prefetch(async () => setAll(await loadCode(() => import('../../lib/all-address-rules'))))
  }, [isOurs])
  return isOurs ? rules : all?.addressRules(country)
}
