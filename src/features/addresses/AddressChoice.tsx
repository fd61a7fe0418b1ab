import { useState } from 'react'
import { t } from 'ttag'
import { Button } from '../../components/Button'
import { ChoiceRow } from '../../components/ChoiceRow'
import { lazyPart } from '../../components/lazy-part'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useAddresses } from './use-addresses'
import { addressText } from '../../lib/address'

const AddressForm = lazyPart(
  () => import('./AddressForm').then((module) => module.AddressForm),
  <Skeleton height="360px" />,
)

type Props = {
  customerId: string
  country: string
  /** The id of the chosen address. */
  value: string | null
  onChange: (addressId: string) => void
  /** Whether a new one is being typed. */
  adding: boolean
  onAdding: (adding: boolean) => void
  /** The restored draft of the new address, and a callback for every change of it. */
  typed: Record<string, string> | null
  onTyped: (typed: Record<string, string>) => void
}

/** Where a delivery goes: a saved address, or a new one saved in place. */
export function AddressChoice({ customerId, country, value, onChange, adding, onAdding, typed, onTyped }: Props) {
  const [isAsked, setAsked] = useState(false)
  const { addresses, error, retry, hasMore, isReadingMore, readMore } = useAddresses(customerId)
  if (error && !addresses)
    return <ErrorState title={t`Your addresses could not be loaded`} onRetry={retry} page={false} />
  if (!addresses) return <Skeleton height="72px" />
  const isNew = adding || addresses.length === 0
  return (
    <>
      {addresses.map(({ id, label, address, deliverable }) => (
        <ChoiceRow
          key={id}
          name="address"
          label={label}
          detail={addressText(address)}
          checked={!isNew && id === value}
          warning={deliverable ? undefined : t`We don’t deliver there yet.`}
          onChange={() => {
            onAdding(false)
            onChange(id)
          }}
        />
      ))}
      {hasMore && (
        <div>
          <Button loading={isReadingMore} onClick={readMore}>
            {t`Show more addresses`}
          </Button>
        </div>
      )}
      {isNew ? (
        <AddressForm
          customerId={customerId}
          country={country}
          typed={typed}
          onTyped={onTyped}
          autoFocus={isAsked}
          onSaved={({ id }) => {
            onAdding(false)
            onChange(id)
          }}
          onCancel={addresses.length > 0 ? () => onAdding(false) : undefined}
        />
      ) : (
        <div>
          <Button
            onClick={() => {
              setAsked(true)
              onAdding(true)
            }}
          >
            {t`Add a new address`}
          </Button>
        </div>
      )}
    </>
  )
}
