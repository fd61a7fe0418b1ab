import type { AddCartItem, Quote } from '../../api/types'
import { useCartActions } from '../../features/cart/actions'
import type { CartLine } from '../../features/cart/lines'
import type { CartState } from '../../features/cart/use-cart'
import { QuoteProblems } from '../../features/checkout/QuoteProblems'
import { withoutSolved } from '../common/as-quoted'
import { Substitutes } from '../common/Substitutes'
import type { useCheckout } from './use-checkout'

type Checkout = ReturnType<typeof useCheckout>
type Props = Pick<Checkout, 'plan' | 'order'> & {
  quote: Quote
  cart: CartState
  atTable: boolean
  currency: string
  lineOf: (cartItemId: string) => CartLine | undefined
  takeOut: (line: CartLine) => void
  onChange: Checkout['change']
}

/** What keeps the order from being placed, with the ways out of it. Each of them ends what was refused before. */
export function Problems({ quote, cart, plan, order, atTable, currency, lineOf, takeOut, onChange }: Props) {
  const { acceptPrice, substitute } = useCartActions()
  return (
    <QuoteProblems
      quote={withoutSolved(quote, cart.lines)}
      atTable={atTable}
      refused={order.error !== null}
      onPlan={onChange}
      substitutes={(cartItemId) => {
        const line = lineOf(cartItemId)
        if (!line) return null
        const onChoose = (item: AddCartItem) => {
          order.reset()
          return substitute(line, item)
        }
        return <Substitutes line={line} currency={currency} onChoose={onChoose} />
      }}
      onAccept={(cartItemId, price) => {
        order.reset()
        const line = lineOf(cartItemId)
        if (line) acceptPrice(line, price)
      }}
      onGiftCardRemove={(id) => onChange({ giftCards: plan.giftCards.filter((card) => id && card.id !== id) })}
      onRemove={(cartItemId) => {
        const line = lineOf(cartItemId)
        if (line) takeOut(line)
      }}
    />
  )
}
