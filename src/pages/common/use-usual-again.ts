import { onlineManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressesQuery } from '../../api/queries/addresses'
import { cartQuery } from '../../api/queries/cart'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { AddCartItem, Order } from '../../api/types'
import { configurationOf } from '../../features/cart/lines'
import { changesOf } from '../../features/cart/log'
import { addToCart } from '../../features/cart/use-cart'
import { asLastTime, sameAddress } from '../../features/checkout/as-last-time'
import { keepDraft, readDraft } from '../../features/checkout/draft'
import { dishesOf } from '../../features/menu/dish-index'
import { notify } from '../../lib/notify'
import { paths } from '../../lib/paths'
import { isCurrent } from '../../stores/auth'
import { freshItem } from './as-now'
import { orderedAgain } from './order-again'

/** The lines of an order by the API's menu and dishes of this moment, past all caches. */
async function linesNow(client: QueryClient, { lines, totals }: Order) {
  const { persister: _, ...menus } = restaurantQueries.menus()
  const list = await client.fetchQuery({ ...menus, staleTime: 0 })
  const dishes = new Map(dishesOf(list.menus).map((dish) => [dish.id, dish]))
  return Promise.all(
    lines.map(async (line) => {
      const dish = dishes.get(line.menuItemId)
      return orderedAgain(line, dish, dish && (await freshItem(client, dish)), totals.currency)
    }),
  )
}

/** What the cart does not have yet of these items, so that going back and ordering again adds nothing. */
async function missingInCart(client: QueryClient, customerId: string, items: AddCartItem[]): Promise<AddCartItem[]> {
  await client.ensureQueryData(cartQuery(customerId))
  const wanted = new Map<string, AddCartItem>()
  for (const item of items) {
    const same = wanted.get(configurationOf(item))
    wanted.set(configurationOf(item), { ...item, qty: item.qty + (same?.qty ?? 0) })
  }
  for (const line of changesOf(client, customerId).drawn().lines) {
    const item = wanted.get(configurationOf(line))
    if (item) item.qty -= line.quantity
  }
  return [...wanted.values()].filter(({ qty }) => qty > 0)
}

/** `reading`: what the order is now is being read. `asking`: something has changed, and the customer decides. */
type Step = { is: 'idle' } | { is: 'reading' } | { is: 'asking'; notice: string | undefined }

const IDLE: Step = { is: 'idle' }

/** What is to be said about where a delivery went. */
const noticeOf = ({ fulfilment: { type, address } }: Order) =>
  type === 'DELIVERY'
    ? `It went to ${address ? [address.line1, address.line2].filter(Boolean).join(', ') : 'an address'}, which is not saved any more. Please check at the checkout where it goes.`
    : undefined

/**
 * Orders an earlier order again: puts its dishes in the cart, fills the checkout as last time and leads there. What
 * has changed since is shown first. Leaving the page meanwhile ends it.
 */
export function useUsualAgain(customerId: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [step, setStep] = useState(IDLE)
  const isBusy = useRef(false)

  /** Runs `work` while the customer stays on the page, and reports what it could not read. */
  const attempt = async (work: (goesOn: () => boolean) => Promise<Step>) => {
    if (!onlineManager.isOnline()) return notify.error('You are offline. Please order again when you are back.')
    if (isBusy.current) return
    isBusy.current = true
    setStep({ is: 'reading' })
    const { pathname } = window.location
    const goesOn = () => window.location.pathname === pathname && isCurrent(customerId)
    const next = await work(goesOn).catch(() => {
      if (goesOn()) notify.error('Your last order could not be read. Please try again.')
      return IDLE
    })
    isBusy.current = false
    setStep(next)
  }
  const addressesOf = async (order: Order) =>
    order.fulfilment.type === 'DELIVERY'
      ? (await client.fetchInfiniteQuery(addressesQuery(customerId))).pages.flatMap(({ addresses }) => addresses)
      : []

  const checkOut = async (order: Order, items: AddCartItem[], goesOn: () => boolean): Promise<Step> => {
    const saved = await addressesOf(order)
    const missing = await missingInCart(client, customerId, items)
    if (!goesOn()) return IDLE
    const added = await Promise.all(missing.map((item) => addToCart(client, item)?.done ?? Promise.resolve(false)))
    if (added.includes(false) || !goesOn()) return IDLE
    const { promoCode } = readDraft(customerId).plan
    keepDraft(customerId, { plan: { ...asLastTime(order, saved), promoCode }, address: null })
    void navigate(paths.checkout)
    return IDLE
  }
  return {
    step,
    again: (order: Order) =>
      attempt(async (goesOn) => {
        const [lines, saved] = await Promise.all([linesNow(client, order), addressesOf(order)])
        const notice = sameAddress(order, saved) ? undefined : noticeOf(order)
        if (notice || lines.some(({ item, changes }) => !item || changes.length > 0)) return { is: 'asking', notice }
        return checkOut(
          order,
          lines.flatMap(({ item }) => item ?? []),
          goesOn,
        )
      }),
    checkOut: (order: Order, items: AddCartItem[]) => attempt((goesOn) => checkOut(order, items, goesOn)),
    close: () => setStep(IDLE),
  }
}
