import type { components } from '../../api/schema.gen'
import type { SandboxContext } from '../context'
import { Refusal } from '../refusal'

type Schemas = components['schemas']

export const favoritesOf = (customerId: string, { state }: SandboxContext): Schemas['Favorite'][] =>
  (state.favorites ??= {})[customerId] ?? []

/** Saves one favorite per dish. A later one replaces an earlier one and moves to the start of the list. */
export function saveFavorite(
  customerId: string,
  menuItemId: string,
  { servingQuantityId, customOptionGroups }: Schemas['FavoriteRequest'],
  context: SandboxContext,
): Schemas['Favorite'] {
  if (!context.catalog.find(menuItemId, context.now())) throw new Refusal(404, 'NOT_FOUND', 'There is no such dish.')
  const others = favoritesOf(customerId, context)
  const id = others.find((one) => one.menuItemId === menuItemId)?.id ?? `fav_${crypto.randomUUID().slice(0, 8)}`
  const favorite = { id, menuItemId, servingQuantityId, customOptionGroups }
  context.state.favorites![customerId] = [favorite, ...others.filter((one) => one.menuItemId !== menuItemId)]
  return favorite
}

export function removeFavorite(customerId: string, menuItemId: string, context: SandboxContext) {
  const kept = favoritesOf(customerId, context).filter((one) => one.menuItemId !== menuItemId)
  context.state.favorites![customerId] = kept
}
