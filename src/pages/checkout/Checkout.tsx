import { useState } from 'react'
import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { ErrorState } from '../../components/PageState'
import { useInSlices } from '../../components/use-in-slices'
import { useIsWide } from '../../components/use-is-wide'
import { useCartActions } from '../../features/cart/actions'
import type { CartLine } from '../../features/cart/lines'
import { useCart } from '../../features/cart/use-cart'
import { draftDropped, takeOverDraft } from '../../features/checkout/draft'
import { orderAnswered } from '../../features/checkout/idempotency-key'
import { AgeField } from '../../features/checkout/AgeField'
import { ClosingSoon } from '../../features/checkout/ClosingSoon'
import { ContactForm, type ContactFields } from '../../features/checkout/ContactForm'
import { AvoidedNote } from './AvoidedNote'
import { ChosenWay } from './ChosenWay'
import { Emptied } from './Emptied'
import { Fulfilment } from './Fulfilment'
import { goTo } from '../../features/checkout/missing'
import { showProblems, undecided } from '../../features/checkout/QuoteProblems'
import { waitsForOpening } from '../../features/checkout/times'
import { useUnconfirmedOrder } from '../../features/checkout/use-unconfirmed-order'
import { useDishes } from '../../features/menu/dish-index'
import { isSettled } from '../../features/checkout/is-settled'
import type { SessionUser } from '../../stores/auth'
import { useKeptPage } from '../../stores/kept-page'
import { useMenuFilters } from '../../stores/menu-filters'
import { AVOIDABLE } from '../../lib/diets'
import { useKeptText } from '../../lib/use-kept-values'
import { dayAndTime } from '../../lib/time'
import styles from './CheckoutPage.module.css'
import { Loading } from './Loading'
import { MaybePlaced } from './MaybePlaced'
import { Paying } from './Paying'
import { Placed } from './Placed'
import { place } from './place'
import { PlaceBar } from './PlaceBar'
import { PricedSummary } from './PricedSummary'
import { Problems } from './Problems'
import { useCheckout } from './use-checkout'
import { usePress } from './use-press'

const FORM = 'checkout'

type Props = {
  user: SessionUser
  restaurant: Restaurant
  /** Begins again from the initial choices. */
  onNext: () => void
}

/** The whole checkout on one page. The total stays in view, and in a wide window the whole summary. */
export function Checkout({ user, restaurant, onNext }: Props) {
  const { customerId } = user
  const cart = useCart()
  const { remove, setQuantity } = useCartActions()
  // Undoing 'Leave out' needs the menu, too: it has the ids of the dishes.
  const dishes = useDishes()
  /** After the first quote the form stays, even if a later quote fails. */
  const [priced, setPriced] = useState(false)
  /** The API's ids of the lines in the cart, or of the last ones before it became empty. */
  const [had, setHad] = useState<string[]>([])
  const isWide = useIsWide(900)
  /** Here, as the summary has another place in a wide window. */
  const [promoText, setPromoText] = useKeptText(`promo code ${customerId}`)
  const checkout = useCheckout(customerId, restaurant, cart)
  const { plan, table, payment, change, quote, error, stale, order, missing } = checkout
  const { isWaiting, press } = usePress(checkout, FORM)
  /** Whether the order was asked for while something was missing. */
  const [isTried, setTried] = useState(false)
  const { avoid } = useMenuFilters()
  /** None is not sent: the API has its own list, which may not have been read yet. */
  const avoided = restaurant.allergenProfiles ? AVOIDABLE.filter((one) => avoid.includes(one)) : []
  const page = useKeptPage(import.meta.url)
  const attempt = useUnconfirmedOrder(customerId, order.busy)
  const isAnswered = useInSlices(Boolean(quote ?? error))

  const ids = cart.lines.flatMap(({ cartItemIds }) => cartItemIds)
  if (ids.length > 0 && ids.join() !== had.join()) setHad(ids)
  const isEmpty = !cart.error && !cart.loading && cart.lines.length === 0
  if (attempt.order) {
    const { payment: paid } = attempt.order
    const other = () => {
      order.reset()
      if (isSettled(paid)) draftDropped()
      else takeOverDraft(customerId)
      orderAnswered()
      onNext()
    }
    return <Placed order={attempt.order} onOther={isEmpty ? null : other} />
  }
  if (attempt.isReading) return <Loading />
  const isUnsure = attempt.outcome !== 'none' && attempt.outcome !== 'missing'
  if (isUnsure && cart.error) return <MaybePlaced outcome={attempt.outcome} />
  if (cart.error) return <ErrorState title={t`Your cart could not be loaded`} onRetry={cart.retry} />
  if (isEmpty && !order.busy) {
    if (attempt.outcome !== 'none') return <MaybePlaced outcome={attempt.outcome} />
    return <Emptied customerId={customerId} had={had} />
  }
  if (!priced) {
    if (!isAnswered) return <Loading />
    setPriced(true)
  }

  const submit = (fields: ContactFields) => {
    const [first] = missing
    if (first) {
      setTried(true)
      goTo(first.at)
    } else if (quote && undecided(quote).length > 0) showProblems()
    else press(() => place(checkout, fields, avoided))
  }
  const lineOf = (cartItemId: string) => cart.lines.find((line) => line.cartItemIds.includes(cartItemId))
  const takeOut = (line: CartLine) => {
    order.reset()
    remove(line)
  }
  const isAsap = plan.requestedTime === null
  const becomes =
    quote && !table && isAsap && waitsForOpening(restaurant, plan.type, quote.readyAt)
      ? dayAndTime(quote.readyAt, restaurant.timeZone, 'long')
      : null

  const summary = quote && (
    <PricedSummary
      {...{ customerId, restaurant, quote, stale, plan, lineOf, dishes, avoid }}
      refusedPromo={checkout.refusedPromo}
      folds={!isWide}
      isFixed={order.busy || isWaiting}
      promoText={promoText}
      onPromoText={setPromoText}
      onChange={change}
      onQuantity={setQuantity}
      onTakeOut={takeOut}
    />
  )

  return (
    <div className={styles.page} ref={order.busy ? null : page}>
      <h1>{t`Checkout`}</h1>
      <ClosingSoon restaurant={restaurant} />
      {quote && (
        <Problems
          {...{ quote, cart, plan, order, lineOf, takeOut }}
          atTable={table !== null}
          currency={restaurant.currency}
          onChange={change}
        />
      )}
      {!isWide && summary}
      <div className={styles.columns}>
        <div>
          <Fulfilment
            {...{ customerId, restaurant, plan, table, quote }}
            newAddress={checkout.newAddress}
            onChange={change}
          />
          <ContactForm
            id={FORM}
            user={user}
            country={restaurant.address?.country}
            fulfilment={table ? 'TABLE' : plan.type}
            becomes={becomes}
            refused={order.error}
            onSubmit={submit}
          />
          <AvoidedNote avoid={avoided} />
          <Paying
            {...{ customerId, restaurant, plan, table, quote, stale, payment }}
            isCovered={checkout.isCovered}
            onChange={change}
          />
          {checkout.age > 0 && (
            <AgeField
              age={checkout.age}
              isConfirmed={checkout.isOfAge}
              isLacking={isTried}
              onChange={(ageConfirmed) => change({ ageConfirmed })}
            />
          )}
        </div>
        <div className={styles.side}>
          {isWide && summary}
          {error && <ErrorState title={t`Your order could not be priced`} onRetry={checkout.retry} page={false} />}
          <PlaceBar
            form={FORM}
            quote={quote}
            stale={stale}
            {...{ isWaiting, missing, isTried }}
            canPlace={checkout.canPlace}
            isReread={checkout.isReread}
            order={order}
            way={<ChosenWay {...checkout} />}
            outcome={attempt.outcome}
          />
        </div>
      </div>
    </div>
  )
}
