import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AddCartItem, Order } from '../../api/types'
import { Button } from '../../components/Button'
import { useAddresses } from '../../features/addresses/use-addresses'
import { configurationOf } from '../../features/cart/lines'
import { useAddToCart, useCart } from '../../features/cart/use-cart'
import { asLastTime } from '../../features/checkout/as-last-time'
import { keepDraft } from '../../features/checkout/draft'
import { useUsual } from '../../features/orders/use-usual'
import { formatMoney } from '../../lib/money'
import { paths } from '../../lib/paths'
import { prefetch } from '../../lib/prefetch'
import { whenIdle } from '../../lib/when-idle'
import styles from './Usual.module.css'
import { useOrderedAgain } from './use-ordered-again'

const OrderAgain = lazy(() => import('./OrderAgain').then((module) => ({ default: module.OrderAgain })))

/** Puts items in the cart as far as it does not have them yet, so that going back and pressing again adds nothing. */
function useAddMissing() {
  const { lines, loading } = useCart()
  const add = useAddToCart()
  const countOf = (item: AddCartItem) => {
    const made = configurationOf({ ...item, customOptionGroups: item.customOptionGroups ?? [] })
    return lines.reduce((sum, line) => sum + (configurationOf(line) === made ? line.quantity : 0), 0)
  }
  return {
    loading,
    addMissing: (items: AddCartItem[]) => {
      for (const item of items) {
        const qty = item.qty - countOf(item)
        if (qty > 0) add({ ...item, qty })
      }
    },
  }
}

type Props = { customerId: string; dishes: string; order: Order }

/** The last order as it would be now: one tap leads to the checkout with everything as last time. */
function Known({ customerId, dishes, order }: Props) {
  const navigate = useNavigate()
  const [isNeeded, setIsNeeded] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  const { rows, failed } = useOrderedAgain(order, isNeeded)
  const saved = useAddresses(customerId, order.fulfilment.type === 'DELIVERY')
  const { loading, addMissing } = useAddMissing()
  useEffect(
    () =>
      whenIdle(() => {
        setIsNeeded(true)
        prefetch(() => import('../checkout/CheckoutPage'))
      }),
    [],
  )

  const isReady = rows !== null && !loading && (order.fulfilment.type === 'PICKUP' || saved.addresses !== undefined)
  const hasChanged = rows?.some(({ changes }) => changes.length > 0) ?? false
  const items = (rows ?? []).flatMap(({ item }) => item ?? [])
  const checkOut = (wanted: AddCartItem[]) => {
    addMissing(wanted)
    keepDraft(customerId, { plan: asLastTime(order, saved.addresses ?? []) })
    void navigate(paths.checkout)
  }
  const mayGo = isPressed && isReady && !hasChanged
  const go = useEffectEvent(() => checkOut(items))
  useEffect(() => {
    if (mayGo) go()
  }, [mayGo])

  const total = items.reduce((sum, { qty, price }) => sum + qty * price, 0)
  const news = hasChanged ? 'Some of it has changed since.' : formatMoney(total, order.totals.currency)
  return (
    <>
      <Card dishes={dishes} news={isReady ? news : ''}>
        <Button variant="contained" loading={isPressed} onClick={() => setIsPressed(true)}>
          Order again
        </Button>
      </Card>
      {isPressed && (failed || (isReady && hasChanged)) && (
        <Suspense>
          <OrderAgain order={order} onAdd={checkOut} onClose={() => setIsPressed(false)} />
        </Suspense>
      )}
    </>
  )
}

const Card = ({ dishes, news, children }: { dishes: string; news: string; children: ReactNode }) => (
  <section className={styles.card} aria-labelledby="usual">
    <div className={styles.words}>
      <h2 id="usual">Your usual</h2>
      <p className={styles.dishes}>
        <bdi>{dishes}</bdi>
      </p>
      <p className={styles.news}>{news}</p>
    </div>
    {children}
  </section>
)

/** 'Your usual': the customer's last completed order, to be ordered again in two taps. */
export function Usual({ customerId }: { customerId: string }) {
  const { order, dishes } = useUsual(customerId)
  if (!dishes) return null
  if (order) return <Known key={order.id} customerId={customerId} dishes={dishes} order={order} />
  return (
    <Card dishes={dishes} news="">
      <Button variant="contained" blocked>
        Order again
      </Button>
    </Card>
  )
}
