import { localStore } from './storage'

/** Where the device keeps that it takes part in a group order. */
export const GROUP_KEY = 'groupOrder'

export const isInGroupOrder = () => localStore.get(GROUP_KEY) !== null
