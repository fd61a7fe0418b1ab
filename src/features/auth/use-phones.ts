import { useEffect, useState } from 'react'
import { prefetch } from '../../lib/prefetch'

type Phones = typeof import('../../lib/phone')
let loaded: Phones | undefined

/** What reads phone numbers. It knows those of all countries, so it comes when there is a number to read. */
export const loadPhones = async (): Promise<Phones> => (loaded ??= await import('../../lib/phone'))

/** What reads phone numbers, once it is there: it is asked for when there is a `number`. */
export function usePhones(number: string): Phones | undefined {
  const [phones, setPhones] = useState(loaded)
  const isWanted = number !== ''
  useEffect(() => {
    if (isWanted) prefetch(async () => setPhones(await loadPhones()))
  }, [isWanted])
  return phones
}
