import { localStore } from './storage'

/** The group order that dishes are added to, by its id; missing when they go to the customer's own cart. */
export const ACTIVE_GROUP = 'groupOrder'
/** The group orders that this device has joined, with its token for each. */
export const JOINED_GROUPS = 'groupOrders'

export const isInGroupOrder = () => localStore.get(ACTIVE_GROUP) !== null
