import type { FulfilmentType, PaymentChoice, Restaurant } from '../../api/types'
import { ChoiceRow } from '../../components/ChoiceRow'
import { cardExpiry, cardName } from './card-words'
import { usePaymentMethods } from './use-payment-methods'
import styles from './checkout.module.css'

type Props = {
  customerId: string
  restaurant: Restaurant
  fulfilment: FulfilmentType
  provider: string
  value: PaymentChoice
  onChange: (choice: PaymentChoice) => void
}

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The ways to pay: the provider's hosted page, a saved card, or at the counter where that is allowed. */
export function PaymentField({ customerId, restaurant, fulfilment, provider, value, onChange }: Props) {
  const { paymentMethods: accepted } = restaurant
  const { cards = [] } = usePaymentMethods(customerId, accepted.includes('SAVED'))
  return (
    <fieldset className={styles.block}>
      <legend>Payment</legend>
      <div className={styles.choices}>
        {accepted.includes('HOSTED') && (
          <ChoiceRow
            name="payment"
            label={`Card, on ${titled(provider)}’s secure page`}
            detail="We never see your card."
            checked={value.type === 'HOSTED'}
            onChange={() => onChange({ type: 'HOSTED' })}
          />
        )}
        {cards.map((card) => (
          <ChoiceRow
            key={card.id}
            name="payment"
            label={cardName(card)}
            detail={cardExpiry(card)}
            checked={value.type === 'SAVED' && value.paymentMethodId === card.id}
            onChange={() => onChange({ type: 'SAVED', paymentMethodId: card.id })}
          />
        ))}
        {accepted.includes('AT_RESTAURANT') && fulfilment === 'PICKUP' && (
          <ChoiceRow
            name="payment"
            label="Pay at the restaurant"
            detail="Cash or card, when you collect."
            checked={value.type === 'AT_RESTAURANT'}
            onChange={() => onChange({ type: 'AT_RESTAURANT' })}
          />
        )}
      </div>
    </fieldset>
  )
}
