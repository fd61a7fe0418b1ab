import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useRef, useState } from 'react'
import { t } from 'ttag'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { keepDraft, readDraft } from '../../features/checkout/draft'
import { FulfilmentField } from '../../features/checkout/FulfilmentField'
import { TableField } from '../../features/checkout/TableField'
import { useNewAddress } from '../../features/checkout/use-new-address'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { useCustomerId } from '../../stores/auth'
import { fulfilmentChosen, useFulfilmentChoice } from '../../stores/fulfilment'
import { useTable } from '../../stores/table'
import { WhereTo } from './WhereTo'

/** The choice of pickup or delivery, of the address and of the time, before the cart. */
export function WhenDialog({ onClose }: { onClose: () => void }) {
  const { data: restaurant, error, refetch } = useRestaurant()
  const chosen = useFulfilmentChoice()
  const table = useTable()
  const [chosenType, setType] = useState(chosen.type)
  const type = restaurant && !restaurant.delivery ? 'PICKUP' : chosenType
  /** Empty until a time is chosen. */
  const [requestedTime, setTime] = useState(chosen.requestedTime)
  const customerId = useCustomerId()
  const [addressId, setAddress] = useState(() => (customerId ? readDraft(customerId).plan.addressId : null))
  const newAddress = useNewAddress(customerId ?? '')
  const content = useRef<HTMLDivElement>(null)
  const wasAtTable = useRef(table !== null)
  useEffect(() => {
    // The pressed button is gone. Outside of the dialog Escape would not close it.
    if (wasAtTable.current && !table) content.current?.focus()
    wasAtTable.current = table !== null
  }, [table])
  const save = () => {
    if (customerId) keepDraft(customerId, { plan: { ...readDraft(customerId).plan, addressId } })
    fulfilmentChosen({ type, requestedTime: requestedTime || null })
    onClose()
  }
  return (
    <Dialog onClose={onClose} aria-labelledby="when-title" maxWidth="sm">
      <DialogTitle id="when-title" component="h2">
        {t`How and when?`}
      </DialogTitle>
      <DialogContent ref={content} tabIndex={-1}>
        {table ? (
          <TableField table={table} />
        ) : restaurant ? (
          <FulfilmentField
            restaurant={restaurant}
            type={type}
            onType={(next) => {
              setType(next)
              // Pickup and delivery have different times.
              if (requestedTime) setTime('')
            }}
            requestedTime={requestedTime}
            after={undefined}
            onTime={setTime}
            readyAt={undefined}
            address={
              <WhereTo
                customerId={customerId}
                restaurant={restaurant}
                value={addressId}
                onChange={setAddress}
                newAddress={newAddress}
              />
            }
          />
        ) : error ? (
          <ErrorState title={t`The choices could not be loaded`} onRetry={() => void refetch()} page={false} />
        ) : (
          <Skeleton height="320px" />
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{table ? t`Close` : t`Cancel`}</Button>
        {!table && (
          <Button variant="contained" disabled={requestedTime === ''} onClick={save}>
            {t`Save`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
