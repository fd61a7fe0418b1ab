import type { Schemas } from '../../api/types'
import type { SandboxContext } from '../context'
import { Refusal } from '../refusal'

export const favoritesOf = (customerId: string, { state }: SandboxContext): Schemas['Favorite'][] =>
  (state.favorites ??= {})[customerId] ?? []

/** Puts a favorite at the start of the list. One with the same id is replaced. @throws Refusal 404 without the dish */
export function saveFavorite(
  customerId: string,
  id: string,
  { menuItemId, servingQuantityId, customOptionGroups }: Schemas['FavoriteRequest'],
  context: SandboxContext,
): Schemas['Favorite'] {
  if (!context.catalog.find(menuItemId, context.now())) throw new Refusal(404, 'NOT_FOUND', 'There is no such dish.')
  const favorite = { id, menuItemId, servingQuantityId, customOptionGroups }
  removeFavorite(customerId, id, context)
  context.state.favorites![customerId]!.unshift(favorite)
  return favorite
}

export function removeFavorite(customerId: string, id: string, context: SandboxContext) {
  context.state.favorites![customerId] = favoritesOf(customerId, context).filter((one) => one.id !== id)
}
