import { create } from 'zustand'

/**
 * How many of each dish are in the cart as shown, by the dish's id. Updated by features/cart, and
 * in a group order by its bar.
 */
const useQuantityStore = create<Record<string, number>>(() => ({}))

export const quantitiesChanged = (quantities: Record<string, number>) => useQuantityStore.setState(quantities, true)

/** How many of a dish are in the cart. The component re-renders only when this number changes. */
export const useQuantityOf = (dishId: string) => useQuantityStore((quantities) => quantities[dishId] ?? 0)
