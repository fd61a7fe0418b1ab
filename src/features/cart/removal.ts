import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { AddCartItem } from '../../api/types'
import { notify } from '../../lib/notify'
import { randomId } from '../../lib/random-id'
import { useCustomerId } from '../../stores/auth'
import { knownCustomerId, putIn } from './add-item'
import { changeCart } from './changes'
import type { CartLine } from './lines'
import { changesOf } from './log'
import { putBackAsNow } from './put-back'

/** What was removed last, until it has been taken back. */
export type Removal = {
  id: string
  customerId: string
  line: CartLine
  /** How many lines stood before it. */
  place: number
  /** Puts it back, once, and returns the key of the line that has it. Null for a dish no longer on the menu. */
  undo: (() => string | null) | null
  /** Where its dish can be chosen again when it could not be put back as it was. */
  path?: string | undefined
}

const useRemovalStore = create<{ last: Removal | null }>(() => ({ last: null }))

export const lastRemoval = () => useRemovalStore.getState().last

export function useRemoval(): Removal | null {
  const customerId = useCustomerId()
  return useRemovalStore(({ last }) => (last?.customerId === customerId ? last : null))
}

/** Offers no removal any more to be taken back: that of `id`, or whichever it is. */
export function removalOver(id?: string): void {
  useRemovalStore.setState(({ last }) => (id === undefined || last?.id === id ? { last: null } : {}))
}

/** A line as it would be added again. The cart does not say where in the menu its dish stands (rule 3.4): the menu does. */
export function asItem(client: QueryClient, line: CartLine): AddCartItem | null {
  const { menus = [] } = client.getQueryData(restaurantQueries.menus().queryKey) ?? {}
  const dishes = menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
  const dish = dishes.find(({ id }) => id === line.menuItemId)
  if (!dish) return null
  const { menuItemId, quantity, price, servingQuantityId, specialInstructions, customOptionGroups } = line
  const { menuItemMappingId } = dish
  return {
    ...{ menuItemId, menuItemMappingId, servingQuantityId, qty: quantity, price },
    ...{ specialInstructions, customOptionGroups },
  }
}

/** Removes a line, and offers to take that back: in the toast, and on the cart page. */
export function removeLine(client: QueryClient, customerId: string, { key }: CartLine): void {
  const id = randomId()
  const { lines } = changesOf(client, customerId).drawn()
  const place = lines.findIndex((line) => line.key === key)
  const line = lines[place]
  if (!line) return
  const item = asItem(client, line)
  let open = item !== null
  const undo = (): string | null => {
    if (!open || !item || knownCustomerId() !== customerId) return null
    open = false
    removalOver(id)
    // Its toast offers that no longer.
    notify.dismiss('cart-remove')
    const instead = (failure: unknown) =>
      putBackAsNow(client, { customerId, item, failure }, (path) => {
        useRemovalStore.setState(({ last }) => ({ last: last ?? { ...removal, undo: null, path } }))
      })
    return putIn(client, customerId, item, { removal: id, instead }).line
  }
  const removal: Removal = { id, customerId, line, place, undo: item ? undo : null }
  useRemovalStore.setState({ last: removal })
  const { quantity, menuItemId: dish } = line
  const change = changeCart(
    client,
    customerId,
    { id, kind: 'remove', dish, line: key, quantity },
    { undo: () => (open ? () => void undo() : undefined) },
  )
  void change.then((done) => {
    if (done) return
    open = false
    removalOver(id)
  })
}
