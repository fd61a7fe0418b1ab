import type { Mutation, QueryClient } from '@tanstack/react-query'
import { cartQuery } from '../../api/queries/cart'
import { landings, type CartChange, type ChangeRecord } from './fold'

export type Context = { known: string[] } | undefined
/** What came of a change: the host's id of what was added, and whether anything was sent at all. */
export type Outcome = { cartItemId?: string | undefined; sent: boolean }
export type CartMutation = Mutation<Outcome, Error, CartChange, Context>

export const changeKey = (customerId: string) => ['customer', customerId, 'cart', 'change'] as const

export const mutationsOf = (client: QueryClient, customerId: string) =>
  client.getMutationCache().findAll({ mutationKey: changeKey(customerId) }) as unknown as CartMutation[]

/** A mutation of the cart as the fold sees it. */
export function toRecord({ state }: CartMutation): ChangeRecord | null {
  const { variables: change, status, context, data } = state
  if (!change) return null
  return { change, pending: status === 'pending', known: context?.known, cartItemId: data?.cartItemId }
}

export const recordsOf = (client: QueryClient, customerId: string) =>
  mutationsOf(client, customerId).flatMap((mutation) => toRecord(mutation) ?? [])

/** The host's id of a line as it is drawn, if the host has the line. */
export function hostId(client: QueryClient, customerId: string, line: string): string | undefined {
  const cart = client.getQueryData(cartQuery(customerId).queryKey)
  if (!cart) return undefined
  const keys = landings(cart, recordsOf(client, customerId))
  return cart.items.find(({ cartItemId }) => (keys.get(cartItemId) ?? cartItemId) === line)?.cartItemId
}

export const touches = (change: CartChange, line: string) =>
  change.kind === 'clear' ? change.lines.includes(line) : change.line === line

/** Whether a newer intent for the line is already waiting, so that this one need not be sent. A price is none of that. */
export function superseded(
  client: QueryClient,
  customerId: string,
  { id, line }: { id: string; line: string },
): boolean {
  const mutations = mutationsOf(client, customerId)
  const own = mutations.findIndex(({ state }) => state.variables?.id === id)
  return mutations.slice(own + 1).some(({ state: { status, variables } }) => {
    return status === 'pending' && variables !== undefined && variables.kind !== 'price' && touches(variables, line)
  })
}

/** Resolves when no change made before `id`, of those that matter, is pending any more. */
export function earlierSettled(
  client: QueryClient,
  customerId: string,
  id: string,
  matters: (change: CartChange) => boolean = () => true,
): Promise<void> {
  return when(client, () => {
    const mutations = mutationsOf(client, customerId)
    const own = mutations.findIndex(({ state }) => state.variables?.id === id)
    return !mutations.slice(0, Math.max(own, 0)).some(({ state: { status, variables } }) => {
      return status === 'pending' && variables !== undefined && matters(variables)
    })
  })
}

function when(client: QueryClient, condition: () => boolean): Promise<void> {
  if (condition()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (!condition()) return
      stop()
      resolve()
    })
  })
}

/** Resolves when the cart is at rest: every change has arrived or failed. */
export const cartSettled = (client: QueryClient, customerId: string): Promise<void> =>
  when(client, () => !mutationsOf(client, customerId).some(({ state }) => state.status === 'pending'))
