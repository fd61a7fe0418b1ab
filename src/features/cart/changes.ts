import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors'
import { cartQuery, cartWrites, type ServerCart } from '../../api/queries/cart'
import { endOfBurst } from './burst'
import { changeKey, earlierSettled, hostId, superseded, touches, type Context, type Outcome } from './change-log'
import { configurationOf, isAsEdited, type CartChange } from './fold'
import { tellDone, tellFailed } from './toasts'
import { stands, written } from './written'

type Of<Kind extends CartChange['kind']> = Extract<CartChange, { kind: Kind }>

/**
 * Waits for an earlier add of the same dish made the same way: the two could not be told apart on arrival. One that
 * takes back a removal waits for that, and is not needed when the line is still there.
 */
async function runAdd(client: QueryClient, customerId: string, change: Of<'add'>): Promise<Outcome> {
  const { id, item, line, undoes } = change
  const same = configurationOf(item)
  await earlierSettled(client, customerId, id, (earlier) => {
    const isSame = earlier.kind === 'add' && configurationOf(earlier.item) === same
    return isSame || (undoes !== undefined && touches(earlier, undoes))
  })
  if (undoes !== undefined && hostId(client, customerId, undoes)) return { sent: false }
  const landed = () => hostId(client, customerId, line)
  await written(
    client,
    customerId,
    change,
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
  const send = () => cartWrites.update(customerId, cartItemId, { qty: change.quantity })
  await written(client, customerId, change, send, arrived)
  return { sent: true }
}

async function runEdit(client: QueryClient, customerId: string, change: Of<'edit'>): Promise<Outcome> {
  const { item } = change
  const cartItemId = hostId(client, customerId, change.line)
  if (!cartItemId) return { sent: false }
  const { servingQuantityId, qty, price, specialInstructions, customOptionGroups } = item
  const body = { servingQuantityId, qty, price, specialInstructions, customOptionGroups }
  const arrived = (cart: ServerCart) => cart.items.some((one) => one.cartItemId === cartItemId && isAsEdited(one, item))
  await written(client, customerId, change, () => cartWrites.update(customerId, cartItemId, body), arrived)
  return { sent: true }
}

async function runPrice(client: QueryClient, customerId: string, change: Of<'price'>): Promise<Outcome> {
  const { line, price } = change
  const cartItemId = hostId(client, customerId, line)
  if (!cartItemId) return { sent: false }
  const arrived = (cart: ServerCart) => cart.items.some((one) => one.cartItemId === cartItemId && one.price === price)
  await written(client, customerId, change, () => cartWrites.update(customerId, cartItemId, { price }), arrived)
  return { sent: true }
}

/** A line that is not there any more is as good as removed (fault 9). */
const removeFromHost = (customerId: string, cartItemId: string) =>
  cartWrites.remove(customerId, cartItemId).catch((cause: unknown) => {
    if (!(cause instanceof ApiError && cause.status === 404)) throw cause
  })

async function runRemove(client: QueryClient, customerId: string, change: Of<'remove'>): Promise<Outcome> {
  const cartItemId = hostId(client, customerId, change.line)
  if (!cartItemId) return { sent: false }
  const gone = (cart: ServerCart) => !cart.items.some((item) => item.cartItemId === cartItemId)
  await written(client, customerId, change, () => removeFromHost(customerId, cartItemId), gone)
  return { sent: true }
}

/** Removes every line one by one, in parallel, and reads the cart once (spec 4). */
async function runClear(client: QueryClient, customerId: string, change: Of<'clear'>): Promise<Outcome> {
  const { id, lines } = change
  await earlierSettled(client, customerId, id)
  const ids = lines.flatMap((line) => hostId(client, customerId, line) ?? [])
  const gone = (cart: ServerCart) => !cart.items.some(({ cartItemId }) => ids.includes(cartItemId))
  const removeAll = async () => {
    const results = await Promise.allSettled(ids.map((cartItemId) => removeFromHost(customerId, cartItemId)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
  await written(client, customerId, change, removeAll, gone)
  return { sent: true }
}

function run(client: QueryClient, customerId: string, change: CartChange): Promise<Outcome> {
  switch (change.kind) {
    case 'add':
      return runAdd(client, customerId, change)
    case 'quantity':
      return runQuantity(client, customerId, change)
    case 'edit':
      return runEdit(client, customerId, change)
    case 'price':
      return runPrice(client, customerId, change)
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
 * whether it succeeded or not. Writes of one line wait for each other. Resolves with whether it succeeded.
 * @param undo what takes the change back, asked for once it is done
 */
export function changeCart(
  client: QueryClient,
  customerId: string,
  change: CartChange,
  undo?: () => (() => void) | undefined,
): Promise<boolean> {
  const mutation = client.getMutationCache().build<Outcome, Error, CartChange, Context>(client, {
    mutationKey: [...changeKey(customerId), change.kind],
    mutationFn: (variables) => run(client, customerId, variables),
    onMutate: (variables) => linesBefore(client, customerId, variables),
    onSuccess: ({ sent }) => {
      if (sent && stands(client, customerId, change)) tellDone(change, undo?.())
    },
    onError: (error) => {
      const isOfALine = change.kind === 'quantity' || change.kind === 'edit'
      const overtaken = isOfALine && superseded(client, customerId, change)
      if (stands(client, customerId, change) && !overtaken) tellFailed(change, error)
    },
    scope: { id: `cart ${customerId} ${change.kind === 'clear' ? change.id : change.line}` },
    ...(change.kind === 'add' && { gcTime: Infinity }),
    retry: false,
    meta: { call: 'POST, PUT or DELETE /restaurants/{restaurantId}/users/{customerId}/cart/cart-items' },
  })
  return mutation.execute(change).then(
    () => true,
    () => false,
  )
}
