import { t } from 'ttag'
import { validateResponse } from '../../api/validate-response'
import type { Restaurant } from '../../api/types'
import { cannotDraw } from '../cannot-draw'
import type { Ask } from './drawn-answers'

const CALL = 'GET /api/v1/restaurants/{restaurantId}'

/** Asks for the restaurant before anything is built. @throws Error that says in one sentence what was asked and what came */
export async function requireRestaurant(ask: Ask, id: string): Promise<void> {
  const path = `/api/v1/restaurants/${id}`
  const answer = await ask(path).catch((cause: Error) => {
    throw cannotDraw(cause.message)
  })
  const found = validateResponse(CALL, answer as Restaurant)
  if (!found) throw cannotDraw(t`${path} does not answer as the contract says`)
  if (found.id !== id) throw cannotDraw(t`${path} answered with the restaurant '${found.id}'`)
}
