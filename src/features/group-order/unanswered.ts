import type { AddCartItem } from '../../api/types'
import { localStore, readJson, recordOf } from '../../lib/storage'

const KEY = 'groupAdditions'

/**
 * An addition that the API has not answered. Sent again under its key, it is made once. `token` is that of the
 * participant who chose the dish: it is never sent for another.
 */
export type Addition = { groupOrderId: string; token: string; key: string; item: AddCartItem }

/** Stored data may have been tampered with (F38). The dish itself is checked by the API. */
function isAddition(value: unknown): value is Addition {
  const { groupOrderId, token, key, item } = recordOf(value)
  return [groupOrderId, token, key].every((one) => typeof one === 'string') && typeof item === 'object' && item !== null
}

/** The additions that an earlier page has left without an answer, and those of this one. */
export const unanswered = (): Addition[] =>
  readJson(localStore, KEY, (value) => (Array.isArray(value) ? value.filter(isAddition) : null)) ?? []

const save = (additions: Addition[]) =>
  additions.length > 0 ? localStore.set(KEY, JSON.stringify(additions)) : localStore.remove(KEY)

export const additionBegun = (addition: Addition) =>
  save([...unanswered().filter(({ key }) => key !== addition.key), addition])
export const additionAnswered = (answered: string) => save(unanswered().filter(({ key }) => key !== answered))
