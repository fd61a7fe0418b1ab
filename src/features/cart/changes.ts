import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors'
import { cartQuery, cartWrites, type ServerCart } from '../../api/queries/cart'
import { currentSession } from '../../stores/auth'
import { endOfBurst } from './burst'
import { changeKey, earlierSettled, recordsOf, superseded, type Context, type Outcome } from './change-log'
import { configurationOf, landings, type CartChange } from './fold'
import { tellDone, tellFailed } from './toasts'

class SessionOver extends Error {}

function requireSession(customerId: string) {
  if (currentSession()?.user.customerId !== customerId) throw new SessionOver()
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.isFinal

/**
 * The cart as it is after this moment. A read that is already under way may have begun before our write, so it is
 * waited for and another follows; reads that wait together share that one. Only a cart that has been read says what
 * came of the write, so it is tried until it succeeds or is refused; a read that was shared with a page may give up
 * before.
 */
async function reread(client: QueryClient, customerId: string): Promise<ServerCart> {
  const options = cartQuery(customerId)
  const query = client.getQueryCache().find({ queryKey: options.queryKey })
  if (query && query.state.fetchStatus !== 'idle') await query.promise?.catch(() => {})
  for (;;) {
    requireSession(customerId)
    try {
      return await client.fetchQuery({ ...options, staleTime: 0, retry: (_failures, error) => !isRefusal(error) })
    } catch (cause) {
      if (isRefusal(cause)) throw cause
    }
  }
}

/** Sends a write and reads the cart again. When the answer was lost, the cart says whether the write took place. */
async function written(
  client: QueryClient,
  customerId: string,
  send: () => Promise<void>,
  took: (cart: ServerCart) => boolean,
): Promise<ServerCart> {
  requireSession(customerId)
  const failure = await send().then(
    () => null,
    (cause: unknown) => (cause instanceof Error ? cause : new Error('The write failed', { cause })),
  )
  const cart = await reread(client, customerId)
  const lostButDone = failure instanceof ApiError && failure.outcomeUnknown && took(cart)
  if (failure && !lostButDone) throw failure
  return cart
}

/** The host's id of a line as it is drawn, if the host has the line. */
function hostId(client: QueryClient, customerId: string, line: string): string | undefined {
  const cart = client.getQueryData(cartQuery(customerId).queryKey)
  if (!cart) return undefined
  const keys = landings(cart, recordsOf(client, customerId))
  return cart.items.find(({ cartItemId }) => (keys.get(cartItemId) ?? cartItemId) === line)?.cartItemId
}

type Of<Kind extends CartChange['kind']> = Extract<CartChange, { kind: Kind }>

/** Waits for an earlier add of the same dish made the same way: the two could not be told apart on arrival. */
async function runAdd(client: QueryClient, customerId: string, { id, item, line }: Of<'add'>): Promise<Outcome> {
  const same = configurationOf(item)
  await earlierSettled(client, customerId, id, (change) => {
    return change.kind === 'add' && configurationOf(change.item) === same
  })
  const landed = () => hostId(client, customerId, line)
  await written(
    client,
    customerId,
    () => cartWrites.add(customerId, item),
    () => landed() !== undefined,
  )
  return { cartItemId: landed(), sent: true }
}

async function runQuantity(client: QueryClient, customerId: string, change: Of<'quantity'>): Promise<Outcome> {
  await endOfBurst(client, customerId, change)
  if (superseded(client, customerId, change)) return { sent: false }
  const cartItemId = hostId(client, customerId, change.line)
  if (!cartItemId) return { sent: false }
  const arrived = (cart: ServerCart) =>
    cart.items.some((item) => item.cartItemId === cartItemId && item.quantity === change.quantity)
  await written(client, customerId, () => cartWrites.update(customerId, cartItemId, { qty: change.quantity }), arrived)
  return { sent: true }
}

/** A line that is not there any more is as good as removed (fault 9). */
const removeFromHost = (customerId: string, cartItemId: string) =>
  cartWrites.remove(customerId, cartItemId).catch((cause: unknown) => {
    if (!(cause instanceof ApiError && cause.status === 404)) throw cause
  })

async function runRemove(client: QueryClient, customerId: string, { line }: Of<'remove'>): Promise<Outcome> {
  const cartItemId = hostId(client, customerId, line)
  if (!cartItemId) return { sent: false }
  const gone = (cart: ServerCart) => !cart.items.some((item) => item.cartItemId === cartItemId)
  await written(client, customerId, () => removeFromHost(customerId, cartItemId), gone)
  return { sent: true }
}

/** Removes every line one by one, in parallel, and reads the cart once (spec 4). */
async function runClear(client: QueryClient, customerId: string, { id, lines }: Of<'clear'>): Promise<Outcome> {
  await earlierSettled(client, customerId, id)
  const ids = lines.flatMap((line) => hostId(client, customerId, line) ?? [])
  const gone = (cart: ServerCart) => !cart.items.some(({ cartItemId }) => ids.includes(cartItemId))
  const removeAll = async () => {
    const results = await Promise.allSettled(ids.map((cartItemId) => removeFromHost(customerId, cartItemId)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
  await written(client, customerId, removeAll, gone)
  return { sent: true }
}

function run(client: QueryClient, customerId: string, change: CartChange): Promise<Outcome> {
  switch (change.kind) {
    case 'add':
      return runAdd(client, customerId, change)
    case 'quantity':
      return runQuantity(client, customerId, change)
    case 'remove':
      return runRemove(client, customerId, change)
    case 'clear':
      return runClear(client, customerId, change)
  }
}

/** What an add must know before it is sent: which lines are there already (fault 4). */
async function linesBefore(client: QueryClient, customerId: string, { kind }: CartChange): Promise<Context> {
  if (kind !== 'add') return undefined
  const { items } = await client.ensureQueryData(cartQuery(customerId))
  return { known: items.map(({ cartItemId }) => cartItemId) }
}

/**
 * Makes a change of the cart. It is drawn at once, stays pending until the cart has been read again, and then leaves,
 * whether it succeeded or not. Writes of one line wait for each other.
 */
export function changeCart(client: QueryClient, customerId: string, change: CartChange): Promise<void> {
  const isCurrent = () => currentSession()?.user.customerId === customerId
  const mutation = client.getMutationCache().build<Outcome, Error, CartChange, Context>(client, {
    mutationKey: [...changeKey(customerId), change.kind],
    mutationFn: (variables) => run(client, customerId, variables),
    onMutate: (variables) => linesBefore(client, customerId, variables),
    onSuccess: ({ sent }) => {
      if (sent && isCurrent()) tellDone(change)
    },
    onError: (error) => {
      const overtaken = change.kind === 'quantity' && superseded(client, customerId, change)
      if (isCurrent() && !overtaken) tellFailed(change, error)
    },
    scope: { id: `cart ${customerId} ${change.kind === 'clear' ? change.id : change.line}` },
    ...(change.kind === 'add' && { gcTime: Infinity }),
    retry: false,
    meta: { call: 'POST, PUT or DELETE /restaurants/{restaurantId}/users/{customerId}/cart/cart-items' },
  })
  return mutation.execute(change).then(
    () => {},
    () => {},
  )
}
