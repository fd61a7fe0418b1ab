import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { t } from 'ttag'
import { orderQueries } from '../../api/queries/orders'
import type { AddCartItem, Order } from '../../api/types'
import { asLastTime } from '../../features/checkout/as-last-time'
import { keepDraft, readDraft } from '../../features/checkout/draft'
import { usualOf } from '../../features/orders/use-usual'
import { pathHere } from '../../lib/base'
import { listOf } from '../../lib/list'
import { loadCode } from '../../lib/load-code'
import { notify } from '../../lib/notify'
import { paths } from '../../lib/paths'
import { isCurrent } from '../../stores/auth'
import { addAll, addressesFor, linesNow, missingInCart, noticeOf } from './usual-order'

/** `reading`: what the order is now is being read. `asking`: something has changed, and the customer decides. */
type Step = { is: 'idle' } | { is: 'reading' } | { is: 'asking'; order: Order; notice: string | undefined }

const IDLE: Step = { is: 'idle' }
const OFFLINE = t`You are offline. Please order again when you are back.`

/**
 * Orders the last completed order again: puts its dishes in the cart, fills the checkout as last time and leads there.
 * A dish that cannot be ordered now is left out, and named; any other change is shown first. Leaving the page or losing the connection ends it.
 */
export function useUsualAgain(customerId: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [step, setStep] = useState(IDLE)
  const isBusy = useRef(false)
  const isHere = useRef(true)
  // A layout effect: others wait until a view transition has ended, and the answer may come sooner.
  useLayoutEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])

  /** Runs `work` once at a time, and reports what it could not read. */
  const attempt = async (work: (goesOn: () => boolean) => Promise<Step>) => {
    if (!onlineManager.isOnline()) return notify.error(OFFLINE)
    if (isBusy.current) return
    isBusy.current = true
    let isOver = false
    /** The empty cart's page drops this component with the first dish. */
    const isOnPage = () => isHere.current || pathHere() === paths.cart
    const goesOn = () => !isOver && isOnPage() && isCurrent(customerId)
    const end = (next: Step, problem?: string) => {
      if (isOver) return
      if (problem && goesOn()) notify.error(problem)
      isOver = true
      isBusy.current = false
      stop()
      setStep(next)
    }
    const stop = onlineManager.subscribe((isOnline) => !isOnline && end(IDLE, OFFLINE))
    setStep({ is: 'reading' })
    await work(goesOn).then(end, () => end(IDLE, t`Your last order could not be read. Please try again.`))
  }

  /** @param gone what of the order cannot be ordered now */
  const checkOut = async (order: Order, items: AddCartItem[], goesOn: () => boolean, gone = ''): Promise<Step> => {
    const saved = await addressesFor(client, customerId, order)
    const missing = await missingInCart(client, customerId, items)
    if (!goesOn()) return IDLE
    const isAdded = await addAll(client, missing)
    if (!isAdded || !goesOn()) return IDLE
    const { plan, contact } = readDraft(customerId)
    const { cutlery, ifUnavailable } = order
    keepDraft(customerId, {
      plan: { ...asLastTime(order, saved), promoCode: plan.promoCode },
      contact: { ...contact, ...(cutlery !== undefined && { cutlery }), ...(ifUnavailable && { ifUnavailable }) },
      address: null,
    })
    if (gone) notify.error(t`${gone} cannot be ordered now. The rest is in your cart.`)
    void navigate(paths.checkout)
    return IDLE
  }
  return {
    step,
    again: () =>
      attempt(async (goesOn) => {
        const { pages } = await client.fetchInfiniteQuery(orderQueries.list(customerId))
        const order = usualOf(pages.flatMap(({ orders }) => orders))
        if (!order) return IDLE
        const [lines, saved] = await Promise.all([linesNow(client, order), addressesFor(client, customerId, order)])
        if (!goesOn()) return IDLE
        const notice = noticeOf(order, saved)
        const items = lines.flatMap(({ item }) => item ?? [])
        const gone = order.lines.filter((_, index) => !lines[index]?.item && !lines[index]?.mayBeChosen)
        const isOnlyLess =
          items.length > 0 &&
          lines.every(({ item, changes, mayBeChosen }) => (item ? changes.length === 0 : !mayBeChosen))
        if (notice || !isOnlyLess) {
          await loadCode(() => import('./OrderAgain'))
          return { is: 'asking', order, notice }
        }
        return checkOut(order, items, goesOn, listOf(gone.map(({ name }) => name)))
      }),
    checkOut: (order: Order, items: AddCartItem[]) => attempt((goesOn) => checkOut(order, items, goesOn)),
    close: () => setStep(IDLE),
  }
}
