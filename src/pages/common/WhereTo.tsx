import { t } from 'ttag'
import { AddressChoice } from '../../features/addresses/AddressChoice'
import { addressIdOf } from '../../features/addresses/chosen-address'
import { DeliveryArea } from '../../features/addresses/DeliveryArea'
import { useAddresses } from '../../features/addresses/use-addresses'
import type { useNewAddress } from '../../features/checkout/use-new-address'
import type { Restaurant } from '../../api/types'

type ForCustomer = {
  customerId: string
  country: string
  value: string | null
  onChange: (addressId: string) => void
  newAddress: ReturnType<typeof useNewAddress>
}

function CustomersAddress({ customerId, country, value, onChange, newAddress }: ForCustomer) {
  const saved = useAddresses(customerId)
  return (
    <AddressChoice
      customerId={customerId}
      country={country}
      value={addressIdOf(saved, value)}
      onChange={onChange}
      {...newAddress}
    />
  )
}

type Props = Omit<ForCustomer, 'customerId' | 'country'> & { customerId: string | null; restaurant: Restaurant }

/** Where a delivery goes: a customer's address; for a guest, whether the restaurant delivers to a postal code. */
export function WhereTo({ customerId, restaurant, ...rest }: Props) {
  const { deliveryAreas, address, currency } = restaurant
  if (customerId) return <CustomersAddress customerId={customerId} country={address?.country ?? ''} {...rest} />
  return (
    <>
      {deliveryAreas && <DeliveryArea currency={currency} country={address?.country ?? ''} />}
      <p>{t`You choose the address at checkout.`}</p>
    </>
  )
}
