import { useCallback } from 'react'
import type { Quote, Restaurant } from '../../api/types'
import { AddressChoice } from '../../features/addresses/AddressChoice'
import { FulfilmentField } from '../../features/checkout/FulfilmentField'
import { LeftTable } from '../../features/checkout/LeftTable'
import { TableField } from '../../features/checkout/TableField'
import type { useCheckout } from './use-checkout'

type Checkout = ReturnType<typeof useCheckout>
type Props = Pick<Checkout, 'plan' | 'table' | 'newAddress'> & {
  customerId: string
  restaurant: Restaurant
  quote: Quote | undefined
  onChange: Checkout['change']
}

/** How the customer gets the order: at the table, or for pickup or delivery, with the time and the address. */
export function Fulfilment({ customerId, restaurant, plan, table, quote, newAddress, onChange }: Props) {
  const onTime = useCallback((requestedTime: string | null) => onChange({ requestedTime }), [onChange])
  return (
    <>
      <LeftTable table={table} />
      {table ? (
        <TableField table={table} />
      ) : (
        <FulfilmentField
          restaurant={restaurant}
          type={plan.type}
          onType={(type) => onChange({ type })}
          requestedTime={plan.requestedTime}
          after={plan.after}
          onTime={onTime}
          readyAt={quote?.readyAt}
          address={
            <AddressChoice
              customerId={customerId}
              country={restaurant.address?.country ?? ''}
              value={plan.addressId}
              {...newAddress}
              onChange={(addressId) => onChange({ addressId })}
            />
          }
        />
      )}
    </>
  )
}
