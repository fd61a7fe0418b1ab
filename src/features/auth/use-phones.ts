import { useEffect, useState } from 'react'
import { loadCode, loadIfThere } from '../../lib/load-code'
import { prefetch } from '../../lib/prefetch'

type Phones = typeof import('../../lib/phone')
let loaded: Phones | undefined

/** Loads the phone number library on demand: it is large, as it covers all countries. */
export const loadPhones = async (): Promise<Phones> => (loaded ??= await loadCode(() => import('../../lib/phone')))

/** The phone number library; undefined until it has loaded. Loads as soon as `number` is not empty. */
export function usePhones(number: string): Phones | undefined {
  const [phones, setPhones] = useState(loaded)
  const isWanted = number !== ''
  useEffect(() => {
    const load = async () => (loaded ??= await loadIfThere(() => import('../../lib/phone')))
    if (isWanted) prefetch(async () => setPhones(await load()))
  }, [isWanted])
  return phones
}
