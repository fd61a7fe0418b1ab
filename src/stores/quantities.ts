import { create } from 'zustand'

/** How many of each dish are in the cart as it is drawn, by the dish's id. Kept by features/cart. */
const useQuantityStore = create<Record<string, number>>(() => ({}))

export const quantitiesChanged = (quantities: Record<string, number>) => useQuantityStore.setState(quantities, true)

/** How many of a dish are in the cart. Who asks is drawn again only when this number changes. */
export const useQuantityOf = (dishId: string) => useQuantityStore((quantities) => quantities[dishId] ?? 0)
