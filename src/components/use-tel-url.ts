import { useEffect, useState } from 'react'
import { loadCode } from '../lib/load-code'
import { prefetch } from '../lib/prefetch'
import { dialled, isPlain } from '../lib/tel'

/**
 * The `tel:` URL of a phone number. One that has to be looked up is dialled as written until the phone library has
 * loaded.
 * @param country an ISO code, for a number without a country code
 */
export function useTelUrl(phone = '', country?: string): string {
  const [phones, setPhones] = useState<typeof import('../lib/phone')>()
  const isKnown = isPlain(phone)
  useEffect(() => {
    if (!isKnown) prefetch(async () => setPhones(await loadCode(() => import('../lib/phone'))))
  }, [isKnown])
  return phones?.telUrl(phone, country) ?? dialled(phone)
}
