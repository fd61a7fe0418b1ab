import { create } from 'zustand'
import { GROUP_KEY } from '../lib/group-key'
import { localStore, readJson } from '../lib/storage'

/** The group order this device takes part in. `token` proves who chose a dish and is sent in a header only. */
export type Membership = { groupOrderId: string; token: string; hostName: string }

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Stored data may have been tampered with (F38): the token is sent in a header. */
function parse(value: unknown): Membership | null {
  const { groupOrderId, token, hostName } = (typeof value === 'object' && value ? value : {}) as Record<string, unknown>
  if (!isText(groupOrderId) || !isText(token) || !isText(hostName)) return null
  return /^[\w-]+$/.test(token) ? { groupOrderId, token, hostName } : null
}

const useMembershipStore = create<{ membership: Membership | null }>(() => ({
  membership: readJson(localStore, GROUP_KEY, parse),
}))

/** This device takes part: dishes that are added go to the group order. */
export function groupJoined(membership: Membership) {
  localStore.set(GROUP_KEY, JSON.stringify(membership))
  useMembershipStore.setState({ membership })
}

/** This device takes part no more: dishes that are added go to the customer's own cart. */
export function groupLeft() {
  localStore.remove(GROUP_KEY)
  useMembershipStore.setState({ membership: null })
}

export const currentMembership = () => useMembershipStore.getState().membership
export const useMembership = () => useMembershipStore((state) => state.membership)
