import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { AddCartItem } from '../../api/types'
import { notify } from '../../lib/notify'
import { randomId } from '../../lib/random-id'
import { useCustomerId } from '../../stores/auth'
import { knownCustomerId, putIn } from './add-item'
import type { Cart } from './cart-for'
import { changeCart } from './changes'
import type { CartLine } from './lines'
import { putBackAsNow } from './put-back'

/** The last removal that can still be undone. */
export type Removal = {
  id: string
  customerId: string
  line: CartLine
  /** The index of the line in the cart. */
  place: number
  /** Restores the line, once, and returns its key. Null for a dish that is not on the menu any more. */
  undo: (() => string | null) | null
  /** Where the dish can be chosen again when it could not be restored as it was. */
  path?: string | undefined
}

const useRemovalStore = create<{ last: Removal | null }>(() => ({ last: null }))

export const lastRemoval = () => useRemovalStore.getState().last

export function useRemoval(): Removal | null {
  const customerId = useCustomerId()
  return useRemovalStore(({ last }) => (last?.customerId === customerId ? last : null))
}

/** Stops offering to undo the removal with this id, or any removal. */
export function removalOver(id?: string): void {
  useRemovalStore.setState(({ last }) => (id === undefined || last?.id === id ? { last: null } : {}))
}

/**
 * A line as an addition; null for a dish that is not on the menu, or that someone else of a group order chose. The
 * menuItemMappingId comes from the menu, as the cart does not have it (rule 3.4).
 */
export function asItem(client: QueryClient, line: CartLine): AddCartItem | null {
  const { menus = [] } = client.getQueryData(restaurantQueries.menus().queryKey) ?? {}
  const dishes = menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
  const dish = dishes.find(({ id }) => id === line.menuItemId)
  if (!dish || line.participant) return null
  const { menuItemId, quantity, price, servingQuantityId, specialInstructions, customOptionGroups } = line
  const { menuItemMappingId } = dish
  return {
    ...{ menuItemId, menuItemMappingId, servingQuantityId, qty: quantity, price },
    ...{ specialInstructions, customOptionGroups },
  }
}

/** Removes a line, and offers to undo that in the toast and in the cart. */
export function removeLine(cart: Cart, { key }: CartLine): void {
  const id = randomId()
  const { lines } = cart.drawn()
  const place = lines.findIndex((line) => line.key === key)
  const line = lines[place]
  if (!line) return
  const item = asItem(cart.client, line)
  let open = item !== null
  const undo = (): string | null => {
    if (!open || !item || knownCustomerId() !== cart.customerId) return null
    open = false
    removalOver(id)
    // The toast still has an undo button.
    notify.dismiss('cart-remove')
    const instead = (failure: unknown) =>
      putBackAsNow(cart, item, failure, (path) => {
        useRemovalStore.setState(({ last }) => ({ last: last ?? { ...removal, undo: null, path } }))
      })
    const { line: again, done } = putIn(cart, item, { removal: id, instead })
    void done.then((isBack) => {
      if (isBack || knownCustomerId() !== cart.customerId) return
      open = true
      useRemovalStore.setState(({ last }) => ({ last: last ?? removal }))
    })
    return again
  }
  const removal: Removal = { id, customerId: cart.customerId, line, place, undo: item ? undo : null }
  useRemovalStore.setState({ last: removal })
  const { quantity, menuItemId: dish } = line
  const change = changeCart(
    cart,
    { id, kind: 'remove', dish, line: key, quantity },
    { undo: () => (open ? () => void undo() : undefined) },
  )
  void change.then((done) => {
    if (done) return
    open = false
    removalOver(id)
  })
}
