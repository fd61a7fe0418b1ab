import { create } from 'zustand'
import { onForgotten } from '../lib/belongings'
import { ACTIVE_GROUP, JOINED_GROUPS } from '../lib/group-key'
import { isText, shape } from '../lib/shape'
import { localStore, readJson } from '../lib/storage'

/** A group order that this device has joined. `token` proves who chose a dish and is sent in a header only. */
export type Membership = { groupOrderId: string; token: string; hostName: string }

/** So many are kept, the latest first: enough to find the order of yesterday. */
const MOST = 10

const JOINING = 'groupJoining'

/** Stored data may have been tampered with (F38): the token is sent in a header. */
const isToken = (value: unknown): value is string => isText(value) && /^[\w-]+$/.test(value)

const isMembership = shape<Membership>({ groupOrderId: isText, token: isToken, hostName: isText })

const stored = () => ({
  joined:
    readJson(localStore, JOINED_GROUPS, (value) => (Array.isArray(value) ? value.filter(isMembership) : null)) ?? [],
  active: localStore.get(ACTIVE_GROUP),
})

const useGroupStore = create<{ joined: Membership[]; active: string | null }>(stored)

const changed = () => useGroupStore.setState(stored())
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === null || key === ACTIVE_GROUP || key === JOINED_GROUPS) changed()
})
onForgotten(changed)

const membershipIn = ({ joined, active }: ReturnType<typeof stored>, id = active) =>
  joined.find(({ groupOrderId }) => groupOrderId === id) ?? null

/** Dishes that are added from now on go to this group order. Also for one that was joined before. */
export function groupJoined(membership: Membership) {
  const others = stored().joined.filter(({ groupOrderId }) => groupOrderId !== membership.groupOrderId)
  localStore.set(JOINED_GROUPS, JSON.stringify([membership, ...others].slice(0, MOST)))
  localStore.set(ACTIVE_GROUP, membership.groupOrderId)
  localStore.remove(JOINING)
  changed()
}

/** A request to join that may have arrived though its answer was lost. */
type Joining = { groupOrderId: string; token: string; name: string }

const isJoining = shape<Joining>({ groupOrderId: isText, token: isToken, name: isText })

/** The last request to join this group order that was not answered. Sent again with its token, it joins once. */
export const unansweredJoin = (groupOrderId: string): Joining | null => {
  const kept = readJson(localStore, JOINING, (value) => (isJoining(value) ? value : null))
  return kept?.groupOrderId === groupOrderId ? kept : null
}
export const joinBegun = (joining: Joining) => localStore.set(JOINING, JSON.stringify(joining))

/** Dishes that are added from now on go to the customer's own cart. What was chosen stays in the group order. */
export function groupLeft() {
  localStore.remove(ACTIVE_GROUP)
  changed()
}

/** The group order that dishes are added to, as stored now: another tab may have changed it. */
export const activeMembership = () => membershipIn(stored())
export const useActiveMembership = () => useGroupStore((state) => membershipIn(state))
/** Whether this device still takes part, and as this participant. */
export const isStillIn = ({ groupOrderId, token }: Membership) => membershipIn(stored(), groupOrderId)?.token === token
/** This device's part in a group order. */
export const useMembership = (groupOrderId: string) => useGroupStore((state) => membershipIn(state, groupOrderId))
