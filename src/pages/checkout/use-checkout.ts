import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { t } from 'ttag'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Restaurant } from '../../api/types'
import { addressIdOf } from '../../features/addresses/chosen-address'
import { useAddresses } from '../../features/addresses/use-addresses'
import { toBePriced, type CartState } from '../../features/cart/use-cart'
import { keepDraft, readDraft } from '../../features/checkout/draft'
import { quoteRequest, type CheckoutChoices } from '../../features/checkout/checkout-choices'
import { PLACES, type Missing } from '../../features/checkout/missing'
import { isTip, isToConfirm } from '../../features/checkout/tip'
import { useNewAddress } from '../../features/checkout/use-new-address'
import { usePaymentMethods } from '../../features/checkout/use-payment-methods'
import { usePlaceOrder } from '../../features/checkout/use-place-order'
import { useQuote } from '../../features/checkout/use-quote'
import { useSettledTip } from '../../features/checkout/use-settled-tip'
import { useWallets } from '../../features/checkout/use-wallets'
import { wayOf, waysToPay } from '../../features/checkout/ways-to-pay'
import { ageFor } from '../../lib/age'
import { walletName } from '../../lib/wallets'
import { useTable, useTableForgotten } from '../../stores/table'

/** Any method will do when nothing is left to pay. */
const COVERED = { type: 'HOSTED' } as const

/** The customer's choices, the API's quote for them, and whether the order can be placed. */
export function useCheckout(customerId: string, restaurant: Restaurant, cart: CartState) {
  const [choices, setChosen] = useState<CheckoutChoices>(() => {
    const { plan } = readDraft(customerId)
    return { ...plan, type: restaurant.delivery ? plan.type : 'PICKUP' }
  })
  useTableForgotten(restaurant)
  const table = useTable()
  const chosen = useMemo(
    () => (table ? { ...choices, type: 'PICKUP' as const, requestedTime: null } : choices),
    [choices, table],
  )
  const [refusedPromo, setRefusedPromo] = useState<string | null>(null)
  const newAddress = useNewAddress(customerId)
  const client = useQueryClient()
  const order = usePlaceOrder(customerId)
  const [first] = useState(choices)
  // Looking on is no choice: what another tab has sent stays that tab's.
  useEffect(() => {
    if (choices !== first) keepDraft(customerId, { plan: choices })
  }, [customerId, choices, first])
  const saved = useAddresses(customerId, chosen.type === 'DELIVERY')
  const plan: CheckoutChoices = { ...chosen, addressId: addressIdOf(saved, chosen.addressId) }
  const takesCards = restaurant.paymentMethods.includes('SAVED')
  const { cards, error: cardsError, retry: readCards } = usePaymentMethods(customerId, takesCards)
  const wallets = useWallets(restaurant)
  const ways = waysToPay(restaurant, plan.type, cards ?? [], wallets ?? [])
  /** Until the cards have loaded, no other option replaces a saved card that was chosen, or the default one. */
  const mayBeCard = !chosen.payment || chosen.payment.type === 'SAVED'
  const awaitsCard = takesCards && !cards && (mayBeCard || ways.length === 0)
  /** Nor does it replace a wallet that was chosen, until the browser has said whether it can pay with it. */
  const awaitedWallet = wallets === null ? chosen.payment?.wallet : undefined

  const { reset } = order
  const change = useCallback(
    (by: Partial<CheckoutChoices>) => {
      reset()
      if ('promoCode' in by) setRefusedPromo(null)
      if (by.requestedTime === '') {
        for (const type of ['PICKUP', 'DELIVERY'] as const)
          void client.invalidateQueries({ queryKey: restaurantQueries.slots(type).queryKey })
      }
      setChosen((now) => ({
        ...now,
        ...by,
        ...(by.requestedTime === '' && { after: now.requestedTime ?? undefined }),
      }))
    },
    [reset, client],
  )

  const priceable = toBePriced(cart)
  const settledTip = useSettledTip(plan.tip)
  const request = quoteRequest({ ...plan, tip: settledTip }, table?.id)
  const priced = useQuote(customerId, priceable, request)
  const { quote, error, stale, isReread } = priced
  /** Guests or gift cards pay for everything, or the order is free, so no other payment is needed. */
  const isPaidFor = plan.giftCards.length > 0 || (quote?.totals.sharesPaid ?? []).length > 0
  const isCovered = quote?.totals.total === 0 || (isPaidFor && quote?.totals.due === 0)
  const chosenWay = awaitsCard || awaitedWallet ? undefined : wayOf(chosen.payment, ways, cards ?? [])
  const payment = isCovered ? COVERED : chosenWay
  const promoProblem = stale ? undefined : quote?.problems.find(({ code }) => code.startsWith('PROMO_'))
  if (promoProblem && plan.promoCode !== null) {
    // A refused promo code does not block the order, which continues without it.
    setRefusedPromo(promoProblem.message)
    setChosen((now) => ({ ...now, promoCode: null }))
  }
  const isTyped = plan.type === 'DELIVERY' && newAddress.adding
  const age = ageFor(quote?.lines ?? [])
  const isOfAge = (plan.ageConfirmed ?? 0) >= age
  const asked: [string, string | false | null | undefined][] = [
    [
      PLACES.address,
      quote?.problems.some(({ code }) => code === 'ADDRESS_REQUIRED') && t`Please tell us where to deliver.`,
    ],
    [PLACES.address, isTyped && t`Please save the new address first.`],
    [PLACES.time, plan.requestedTime === '' && t`Please choose a time.`],
    [PLACES.tip, !isTip(plan.tip) && t`Please enter the tip, or choose another one.`],
    [PLACES.tip, isToConfirm(plan.tip, quote?.totals.subtotal) && t`Please say whether the tip is right.`],
    [PLACES.payment, awaitsCard && !isCovered && !cardsError && t`We are still reading your saved cards.`],
    [
      PLACES.payment,
      awaitedWallet && !isCovered && t`We are still asking your browser for ${walletName(awaitedWallet)}.`,
    ],
    [PLACES.payment, !payment && !awaitedWallet && (!awaitsCard || cardsError) && t`Please choose how to pay.`],
    [PLACES.age, !isOfAge && t`Please confirm that you are ${age} or older.`],
  ]
  const missing: Missing[] = asked.flatMap(([at, words]) => (words ? { words, at } : []))
  const isPriced = quote !== undefined && quote.problems.length === 0 && error === null
  const isSettled = isTip(plan.tip) && plan.tip === settledTip && plan.requestedTime !== ''
  const isWhole = isPriced && isSettled && missing.length === 0
  return {
    ...priced,
    plan,
    table,
    change,
    order,
    newAddress,
    age,
    isOfAge,
    refusedPromo,
    isCovered,
    payment: { ways, cards: cards ?? [], value: payment, error: cardsError, awaited: awaitsCard, onRetry: readCards },
    canPlace: isWhole && !stale,
    /** Whether the order could be placed if its quote were not being read again. */
    isReread: isWhole && isReread,
    missing,
    /** Identifies the order. It stays the same until the customer, the cart or a choice changes. */
    signature: JSON.stringify([customerId, priceable.signature, request, payment]),
  }
}
