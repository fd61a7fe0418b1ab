import { useState } from 'react'
import { Button, LinkButton } from '../../components/Button'
import type { Restaurant } from '../../api/types'
import { ErrorState, PageState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useTitle } from '../../components/use-title'
import { useProvider } from '../../api/queries/provider'
import { useCart, useCartActions } from '../../features/cart/use-cart'
import { CheckoutForm, type CheckoutFields } from '../../features/checkout/CheckoutForm'
import checkout from '../../features/checkout/checkout.module.css'
import { QuoteProblems } from '../../features/checkout/QuoteProblems'
import { isTip, type TipChoice } from '../../features/checkout/tip'
import { useAcceptPrice } from '../../features/checkout/use-accept-price'
import { placeFailure, usePlaceOrder } from '../../features/checkout/use-place-order'
import { useSettledTip } from '../../features/checkout/use-settled-tip'
import { useQuote } from '../../features/checkout/use-quote'
import { OrderLines } from '../../features/orders/OrderLines'
import { TotalRows } from '../../features/orders/TotalRows'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { formatMoney } from '../../lib/money'
import { paths } from '../../lib/paths'
import { useSessionUser, type SessionUser } from '../../stores/auth'
import styles from './CheckoutPage.module.css'

const FORM = 'checkout'

const SummarySkeleton = () => (
  <div className={styles.summary} role="status" aria-label="Pricing your order">
    <Skeleton height="24px" width="50%" />
    <Skeleton height="72px" />
    <Skeleton height="120px" />
  </div>
)

function Checkout({ user, restaurant }: { user: SessionUser; restaurant: Restaurant }) {
  const { customerId } = user
  const cart = useCart()
  const { remove } = useCartActions()
  const [tip, setTip] = useState<TipChoice>({ kind: 'none' })
  const provider = useProvider()
  const acceptPrice = useAcceptPrice(customerId)
  const order = usePlaceOrder(customerId)

  const cartSignature = JSON.stringify(
    cart.lines.map(({ cartItemId, quantity, price }) => [cartItemId, quantity, price]),
  )
  const atRest = cart.confirmed && !cart.loading && cart.lines.length > 0
  const settledTip = useSettledTip(tip)
  const { quote, error, stale, retry } = useQuote(customerId, { signature: cartSignature, atRest }, settledTip)

  if (cart.error) return <ErrorState title="Your cart could not be loaded" onRetry={cart.retry} />
  if (!cart.loading && cart.lines.length === 0 && !order.busy) {
    return (
      <PageState
        title="Your cart is empty"
        picture="/illustrations/empty-box.webp"
        actions={
          <LinkButton to={paths.menu} variant="contained">
            Browse the menu
          </LinkButton>
        }
      >
        There is nothing to check out yet.
      </PageState>
    )
  }

  const ready = quote !== undefined && !stale && quote.problems.length === 0 && error === null
  const canPlace = ready && isTip(tip) && tip === settledTip
  const submit = ({ note, cutlery, agreed, ...contact }: CheckoutFields) => {
    if (!canPlace) return
    const expectedTotal = quote.totals.total
    order.place({
      signature: JSON.stringify([customerId, cartSignature, tip, expectedTotal]),
      quoteId: quote.id,
      expectedTotal,
      contact,
      note: note.trim() || null,
      cutlery,
      paymentMethod: { type: 'HOSTED' },
    })
  }

  return (
    <div className={styles.page}>
      <h1>Checkout</h1>
      {quote && (
        <QuoteProblems
          quote={quote}
          onAccept={(cartItemId, price) => {
            order.reset()
            acceptPrice.mutate({ cartItemId, price })
          }}
          onRemove={(cartItemId) => {
            order.reset()
            const line = cart.lines.find((one) => one.cartItemId === cartItemId)
            if (line) remove(line)
          }}
        />
      )}
      <div className={styles.columns}>
        <CheckoutForm
          id={FORM}
          restaurant={restaurant}
          quote={quote}
          user={user}
          provider={provider}
          tip={tip}
          onTip={setTip}
          onSubmit={submit}
        />
        <aside className={styles.side} aria-label="Order summary">
          {quote ? (
            <section className={`${styles.summary} ${stale ? styles.updating : ''}`} aria-busy={stale}>
              <h2>Your order</h2>
              <OrderLines lines={quote.lines} currency={quote.totals.currency} />
              <TotalRows totals={quote.totals} />
            </section>
          ) : (
            !error && <SummarySkeleton />
          )}
          {error && <ErrorState title="Your order could not be priced" onRetry={retry} page={false} />}
          <div className={styles.place}>
            {order.error && quote?.problems.length === 0 && (
              <p role="alert" className={checkout.error}>
                {placeFailure(order.error)}
              </p>
            )}
            <Button
              type="submit"
              form={FORM}
              variant="contained"
              size="large"
              fullWidth
              disabled={!canPlace}
              loading={order.busy}
            >
              {quote ? `Place order · ${formatMoney(quote.totals.total, quote.totals.currency)}` : 'Place order'}
            </Button>
          </div>
        </aside>
      </div>
    </div>
  )
}

export function CheckoutPage() {
  useTitle('Checkout')
  const user = useSessionUser()
  const { data: restaurant, error, refetch } = useRestaurant()
  if (error && !restaurant)
    return <ErrorState title="The checkout could not be loaded" onRetry={() => void refetch()} />
  if (!user || !restaurant) return <SummarySkeleton />
  return <Checkout user={user} restaurant={restaurant} />
}
