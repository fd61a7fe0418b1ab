import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { t } from 'ttag'
import { Button, LinkButton } from '../../components/Button'
import { ApiError } from '../../api/errors'
import { cartQuery } from '../../api/queries/cart'
import { orderQueries } from '../../api/queries/orders'
import { CentredSpinner, PageState } from '../../components/PageState'
import { SignInState } from '../../components/SignInState'
import { useHead } from '../../components/use-head'
import { notices } from '../../features/cart/cart'
import { orderAnswered, orderDone } from '../../features/checkout/idempotency-key'
import { draftDone, takeOverDraft } from '../../features/checkout/draft'
import { clearOrderData, readOrderData } from '../../features/checkout/order-data'
import { lookedOftenEnough, nextLook } from '../../features/checkout/payment-poll'
import { useRetryPayment } from '../../features/checkout/use-place-order'
import { isSettled } from '../../features/checkout/is-settled'
import { useTimeZone } from '../../features/restaurant/use-restaurant'
import { paths, withQuery } from '../../lib/paths'
import { comingTime } from '../../lib/time'
import { useAuthStatus, useCustomerId } from '../../stores/auth'

const WORDS = {
  PENDING: [
    t`Your payment is not finished`,
    t`The payment page is still open for you. Your cart is kept until you have paid.`,
  ],
  DECLINED: [
    t`Your payment was declined`,
    t`No money was taken. You can try again, with another card if you like, or choose another way to pay.`,
  ],
  CANCELLED: [t`You cancelled the payment`, t`No money was taken, and your cart is as you left it.`],
  REFUNDED: [t`This order was cancelled`, t`What you paid is on its way back to you.`],
  EXPIRED: [t`The payment page has expired`, t`No money was taken. Open a new one and pay for the same order.`],
} as const

type Counts = { dataUpdateCount: number; errorUpdateCount: number }

const myOrders = (
  <LinkButton to={paths.account.orders} variant="outlined">
    {t`See my orders`}
  </LinkButton>
)

const Unknown = () => (
  <PageState title={t`We could not find this order`} actions={myOrders}>
    {t`If you have just paid, it is among your orders.`}
  </PageState>
)

/** The customer may have paid, whatever the API answers now. */
const NotLookedUp = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <PageState
      title={t`Your payment could not be looked up`}
      actions={
        <>
          <Button variant="contained" onClick={onRetry}>
            {t`Try again`}
          </Button>
          {myOrders}
        </>
      }
    >
      {t`Please do not pay again. If you have paid, the order is among your orders.`}
    </PageState>
  </div>
)

const isRefused = (error: Error | null) => error instanceof ApiError && error.isFinal

const looksOf = ({ dataUpdateCount, errorUpdateCount }: Counts) => dataUpdateCount + errorUpdateCount

/** A sentence with the order's number, once it has loaded. */
function OrderNumber({ customerId, orderId }: { customerId: string; orderId: string }) {
  const { data } = useQuery(orderQueries.detail(customerId, orderId))
  return data && <>{t`Your order number is ${data.number}.`} </>
}

function PaymentResult({ customerId, orderId }: { customerId: string; orderId: string }) {
  const client = useQueryClient()
  const { data, error, refetch, looks } = useLookedUpPayment(customerId, orderId)
  const { retry, busy, error: retryError } = useRetryPayment(customerId, orderId)
  const timeZone = useTimeZone()
  const paid = data !== undefined && isSettled(data)

  useEffect(() => {
    if (!paid) return
    if ((readOrderData()?.orderId ?? orderId) === orderId) {
      clearOrderData()
      orderDone()
      draftDone()
    }
    void client.invalidateQueries({ queryKey: cartQuery(customerId).queryKey })
    notices.tell(customerId)
    client.removeQueries({ queryKey: orderQueries.detail(customerId, orderId).queryKey, exact: true })
  }, [paid, client, customerId, orderId])

  if (paid) return <Navigate to={withQuery(paths.orderSuccess, { orderId })} replace />
  if (error instanceof ApiError && error.status === 404) return <Unknown />
  if (error && !data && (isRefused(error) || lookedOftenEnough(looks))) {
    return <NotLookedUp onRetry={() => void refetch()} />
  }
  if (!data || (data.status === 'PROCESSING' && !lookedOftenEnough(looks))) {
    return (
      <PageState title={t`Checking your payment`} actions={looks > 1 && myOrders}>
        {t`One moment, please. Do not pay again.`}
      </PageState>
    )
  }
  if (data.status === 'PROCESSING') {
    return (
      <PageState title={t`Your payment is still being processed`} actions={myOrders}>
        <OrderNumber customerId={customerId} orderId={orderId} />
        {t`The bank takes longer than usual. Please do not pay again; your order will show up as soon as it is paid.`}
      </PageState>
    )
  }
  const changeOrder = () => {
    takeOverDraft(customerId)
    orderAnswered()
  }
  const closesAt = data.status === 'PENDING' && data.expiresAt
  const [title, text] = WORDS[data.status as keyof typeof WORDS]
  return (
    <PageState
      title={title}
      actions={
        <>
          {data.status !== 'REFUNDED' && (
            <Button variant="contained" size="large" onClick={retry} loading={busy}>
              {data.status === 'PENDING' ? t`Continue to payment` : t`Pay again`}
            </Button>
          )}
          {data.status === 'DECLINED' && (
            <LinkButton to={paths.checkout} variant="outlined" size="large" onClick={changeOrder}>
              {t`Pay another way`}
            </LinkButton>
          )}
          <LinkButton to={paths.cart} variant={data.status === 'DECLINED' ? 'text' : 'outlined'} size="large">
            {t`Back to the cart`}
          </LinkButton>
        </>
      }
    >
      <OrderNumber customerId={customerId} orderId={orderId} />
      {retryError ? <span role="alert">{retryError.message}</span> : text}
      {!retryError && closesAt && timeZone && <> {t`The payment page closes at ${comingTime(closesAt, timeZone)}.`}</>}
    </PageState>
  )
}

/** The payment, and how often it has been looked up, including failed lookups. */
function useLookedUpPayment(customerId: string, orderId: string) {
  const result = useQuery({
    ...orderQueries.payment(customerId, orderId),
    refetchInterval: ({ state }) => !isRefused(state.error) && nextLook(state.data, looksOf(state)),
  })
  const state = useQueryClient().getQueryState(orderQueries.payment(customerId, orderId).queryKey)
  return { ...result, looks: state ? looksOf(state) : 0 }
}

/** The page the hosted payment page returns to. The result comes from the API, as the URL cannot be trusted. */
export function PaymentReturnPage() {
  useHead({ page: t`Payment` })
  const [query] = useSearchParams()
  const status = useAuthStatus()
  const customerId = useCustomerId()
  const orderId = query.get('orderId') ?? readOrderData()?.orderId

  if (status === 'loading') return <CentredSpinner />
  if (!customerId) {
    const next = orderId ? withQuery(paths.paymentReturn, { orderId }) : paths.account.orders
    return (
      <SignInState title={t`Please sign in to see your payment`} next={next}>
        {t`Your order is safe. Sign in with the number you ordered with.`}
      </SignInState>
    )
  }
  return (
    <div role="status">
      {orderId ? <PaymentResult key={orderId} customerId={customerId} orderId={orderId} /> : <Unknown />}
    </div>
  )
}
