import { t } from 'ttag'
import type { Quote, Restaurant } from '../../api/types'
import { DishPicture } from '../../components/DishPicture'
import type { CartLine } from '../../features/cart/lines'
import type { CheckoutChoices } from '../../features/checkout/checkout-choices'
import { PromoField } from '../../features/checkout/PromoField'
import type { useDishes } from '../../features/menu/dish-index'
import { avoidedIn } from '../common/avoided-in'
import { GiftCardField } from './GiftCardField'
import { Summary } from './Summary'

type Props = {
  customerId: string
  restaurant: Restaurant
  quote: Quote
  stale: boolean
  plan: CheckoutChoices
  refusedPromo: string | null
  /** The line of the cart with this id of the API. */
  lineOf: (cartItemId: string) => CartLine | undefined
  dishes: ReturnType<typeof useDishes>
  avoid: string[]
  folds: boolean
  /** Whether no line can be left out, because the order is being placed. */
  isFixed: boolean
  promoText: string
  onPromoText: (text: string) => void
  onChange: (by: Partial<CheckoutChoices>) => void
  onQuantity: (line: CartLine, quantity: number) => void
  onTakeOut: (line: CartLine) => void
}

/** The summary of a priced order: its lines can be left out, and promo codes and gift cards are entered in it. */
export function PricedSummary(props: Props) {
  const { customerId, restaurant, quote, stale, plan, refusedPromo, lineOf, dishes, avoid, folds, isFixed } = props
  const { promoText, onPromoText, onChange, onQuantity, onTakeOut } = props
  return (
    <aside aria-label={t`Order summary`}>
      <Summary
        quote={quote}
        stale={stale}
        folds={folds}
        opens={refusedPromo !== null}
        avoided={({ cartItemId }) => {
          const line = lineOf(cartItemId)
          return line ? avoidedIn(line, dishes, avoid) : []
        }}
        pictureOf={({ menuItemId }) => {
          const { imageUrl = null, imageSmallUrl, imageKind } = dishes.get(menuItemId) ?? {}
          return <DishPicture src={imageUrl} smallSrc={imageSmallUrl} kind={imageKind} />
        }}
        leaveOut={({ cartItemId, quantity, participant }) => {
          const line = lineOf(cartItemId)
          if (!line || participant || isFixed) return null
          // Equal lines of the API are one line here.
          return line.quantity > quantity ? () => onQuantity(line, line.quantity - quantity) : () => onTakeOut(line)
        }}
        promo={
          <>
            <PromoField
              text={promoText}
              onText={onPromoText}
              value={plan.promoCode}
              refused={refusedPromo}
              quote={quote}
              busy={stale}
              onChange={(promoCode) => onChange({ promoCode })}
            />
            {restaurant.giftCards && (
              <GiftCardField
                customerId={customerId}
                value={plan.giftCards}
                totals={quote.totals}
                onChange={(giftCards) => onChange({ giftCards })}
              />
            )}
          </>
        }
      />
    </aside>
  )
}
