import { onForgotten } from '../lib/belongings'
import { AVOIDABLE } from '../lib/diets'
import { localStore, readJson, recordOf } from '../lib/storage'

/** The allergens a customer avoids as the API last had them: what the device has beside them was changed here. */
export type Agreed = { customerId: string; avoid: string[] }

const KEY = 'agreedAllergens'

function parse(value: unknown): Agreed | null {
  const { customerId, avoid } = recordOf(value)
  if (typeof customerId !== 'string' || !Array.isArray(avoid)) return null
  return { customerId, avoid: AVOIDABLE.filter((one) => avoid.includes(one)) }
}

/** Per page: the filters on screen are those that were agreed on by this page, not by another tab since. */
let agreed = readJson(localStore, KEY, parse)
onForgotten(() => void (agreed = readJson(localStore, KEY, parse)))

export const agreedAllergens = () => agreed

/** What the customer avoids according to the API. */
export function allergensAgreed(customerId: string, avoid: string[]) {
  const now = { customerId, avoid: AVOIDABLE.filter((one) => avoid.includes(one)) }
  agreed = now
  localStore.set(KEY, JSON.stringify(now))
}
