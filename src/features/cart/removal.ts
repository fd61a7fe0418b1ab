import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { ApiError } from '../../api/errors'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { AddCartItem } from '../../api/types'
import { notify } from '../../lib/notify'
import { randomId } from '../../lib/random-id'
import { isCurrent, useCustomerId } from '../../stores/auth'
import { changeCart, type Cart } from './cart'
import type { CartLine } from './lines'
import { showAdded, showNotAdded } from './toasts'
import { putIn } from './use-cart'

/** A removed item as the current menu offers it, and `why` it is not as it was. A null `item` cannot be restored. */
export type AsNow = { item: AddCartItem | null; why: string; path?: string | undefined }
type Ask = (client: QueryClient, removed: AddCartItem) => Promise<AsNow | null>

let ask: Ask = () => Promise.resolve(null)

/** Sets the lookup in the current menu, which resolves with null when nothing has changed. Called once, by the app. */
export const connectMenu = (connected: Ask) => void (ask = connected)

/**
 * The API refused to restore a dish as it was: adds it as the current menu offers it, before the first try leaves the
 * screen.
 * @param onGone receives the path where the dish can be chosen again when it cannot be restored
 * @returns whether this notifies the customer of the result
 */
export async function putBackAsNow(
  cart: Cart,
  item: AddCartItem,
  failure: unknown,
  onGone: (path: string | undefined) => void = () => {},
): Promise<boolean> {
  if (!(failure instanceof ApiError && failure.isFinal)) return false
  const now = await ask(cart.client, item).catch(() => null)
  if (!now || !isCurrent(cart.customerId)) return false
  const { item: again, why, path } = now
  if (again) {
    void changeCart(cart, { id: randomId(), kind: 'add', item: again }).then((done) => done && showAdded(why))
  } else {
    showNotAdded(why)
    onGone(path)
  }
  return true
}

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
export const removalOver = (id?: string): void =>
  useRemovalStore.setState(({ last }) => (id === undefined || last?.id === id ? { last: null } : {}))

let carts = 0

/** For a cart on screen, which offers to undo the last removal in the line's place. Returns what ends it. */
export function removalsShown(): () => void {
  carts += 1
  return () => {
    carts -= 1
    removalOver()
  }
}

/** Offers to undo a removal, unless there is a later one. */
const offerAgain = (removal: Removal) => useRemovalStore.setState(({ last }) => ({ last: last ?? removal }))

/**
 * A line as an addition; null for a dish that is not on the menu, or that someone else of a group order chose. The
 * menuItemMappingId comes from the menu, as the cart does not have it (rule 3.4).
 */
export function asItem(client: QueryClient, line: CartLine): AddCartItem | null {
  const { menus = [] } = client.getQueryData(restaurantQueries.menus().queryKey) ?? {}
  const dishes = menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
  const dish = dishes.find(({ id }) => id === line.menuItemId)
  if (!dish || line.participant) return null
  const { menuItemId, quantity: qty, price, servingQuantityId, specialInstructions, customOptionGroups } = line
  const { menuItemMappingId } = dish
  return { menuItemId, menuItemMappingId, servingQuantityId, qty, price, specialInstructions, customOptionGroups }
}

/** Removes a line, and offers to undo that in the cart, or in the toast where no cart is on screen. */
export function removeLine(cart: Cart, { key }: CartLine): void {
  const id = randomId()
  const { lines } = cart.drawn()
  const place = lines.findIndex((line) => line.key === key)
  const line = lines[place]
  if (!line) return
  const item = asItem(cart.client, line)
  let open = item !== null
  const undo = (): string | null => {
    if (!open || !item || !isCurrent(cart.customerId)) return null
    open = false
    removalOver(id)
    // The toast still has an undo button.
    notify.dismiss('cart-remove')
    const instead = (failure: unknown) =>
      putBackAsNow(cart, item, failure, (path) => offerAgain({ ...removal, undo: null, path }))
    const { line: again, done } = putIn(cart, item, { removal: id, instead })
    void done.then((isBack) => {
      if (isBack || !isCurrent(cart.customerId)) return
      open = true
      offerAgain(removal)
    })
    return again
  }
  const removal: Removal = { id, customerId: cart.customerId, line, place, undo: item ? undo : null }
  useRemovalStore.setState({ last: removal })
  const { quantity, menuItemId: dish } = line
  const hooks = { undo: () => (open && carts === 0 ? () => void undo() : undefined) }
  void changeCart(cart, { id, kind: 'remove', dish, line: key, quantity }, hooks).then((done) => {
    if (done) return
    open = false
    removalOver(id)
  })
}
