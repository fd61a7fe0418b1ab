import { useState } from 'react'
import { t } from 'ttag'
import type { Address } from '../../api/types'
import { Button } from '../../components/Button'
import { ErrorState } from '../../components/PageState'
import { RemovedRow } from '../../components/RemovedRow'
import { useHead } from '../../components/use-head'
import { AddressForm } from '../../features/addresses/AddressForm'
import { useAddresses, useSaveAddress } from '../../features/addresses/use-addresses'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { notify } from '../../lib/notify'
import { useCustomerId } from '../../stores/auth'
import styles from './AccountLayout.module.css'
import { AddressRow } from './AddressRow'
import { DeliveryTile } from './DeliveryTile'
import first from './DeliveryTile.module.css'
import kept from './KeptRow.module.css'
import { RowSkeletons } from './RowSkeletons'
import { ShowMore } from './ShowMore'
import { useRemoval } from './use-removal'

const NEW = 'new'

/** The customer's delivery addresses: add, edit, remove or make one the default. */
export function SavedAddressesPage() {
  useHead({ page: t`Saved Addresses` })
  const customerId = useCustomerId() ?? ''
  const { data: restaurant } = useRestaurant()
  const list = useAddresses(customerId, customerId !== '')
  const { addresses, remove, makeDefault } = list
  const save = useSaveAddress(customerId)
  const { removed, note, over } = useRemoval(addresses)
  /** The id of the address that is being edited, or NEW. */
  const [editing, setEditing] = useState<string | null>(null)

  if (list.error && !addresses) {
    return <ErrorState title={t`Your addresses could not be loaded`} onRetry={list.retry} />
  }
  const close = () => setEditing(null)
  const form = (props: { address?: Address; onCancel?: () => void; autoFocus?: boolean }) => (
    <AddressForm
      customerId={customerId}
      country={restaurant?.address?.country ?? ''}
      onSaved={close}
      isMain
      {...props}
    />
  )
  const putBack = ({ label, address, isDefault }: Address) => {
    if (save.isPending) return
    const request = { label, address, ...(isDefault && { isDefault }) }
    save.mutate({ request }, { onSuccess: over, onError: (cause) => notify.error(cause.message) })
  }
  const rows = addresses?.map((address) =>
    address.id === editing ? (
      <li key={address.id} className={kept.card}>
        {form({ address, onCancel: close })}
      </li>
    ) : (
      <AddressRow
        key={address.id}
        address={address}
        onEdit={() => setEditing(address.id)}
        onDefault={() => makeDefault(address)}
        onRemove={() => {
          note(address)
          remove(address)
        }}
      />
    ),
  )
  if (removed) {
    const { item, place } = removed
    const row = <RemovedRow name={item.label} onUndo={() => putBack(item)} takesFocus />
    rows?.splice(place, 0, <li key={`removed ${item.id}`}>{row}</li>)
  }

  if (rows?.length === 0) {
    return (
      <>
        <h1>{t`Saved Addresses`}</h1>
        <section className={first.columns} aria-labelledby="none">
          <h2 id="none" className="visually-hidden">{t`No saved addresses yet`}</h2>
          <DeliveryTile restaurant={restaurant} />
          {form({ autoFocus: false })}
        </section>
      </>
    )
  }
  return (
    <>
      <h1>{t`Saved Addresses`}</h1>
      <ul className={styles.list} aria-label={t`Saved Addresses`}>
        {rows ?? <RowSkeletons />}
      </ul>
      {addresses && (
        <ShowMore label={t`Show more addresses`} failure={t`More addresses could not be loaded`} list={list} />
      )}
      <div className={styles.list}>
        {editing === NEW ? (
          <div className={kept.card}>{form({ onCancel: close })}</div>
        ) : (
          rows && (
            <div>
              <Button variant="outlined" onClick={() => setEditing(NEW)}>
                {t`Add an address`}
              </Button>
            </div>
          )
        )}
      </div>
    </>
  )
}
