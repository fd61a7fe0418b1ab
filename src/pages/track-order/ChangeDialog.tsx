import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { t } from 'ttag'
import type { Order } from '../../api/types'
import { useOnline } from '../../api/use-online'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { ErrorMessage } from '../../components/ErrorMessage'
import { changeDone } from '../../features/orders/change-draft'
import { ChangeFields } from './ChangeFields'
import { ChangePrice } from './ChangePrice'
import styles from './ChangeDialog.module.css'
import { TooLate } from './TooLate'
import { useChange } from './use-change'

type Props = { order: Order; customerId: string; timeZone: string; onClose: () => void }

/** Changes the dishes, the note and the time of an order. Nothing is changed until it is saved. */
export function ChangeDialog({ order, customerId, timeZone, onClose }: Props) {
  const change = useChange(customerId, order, onClose)
  const isOnline = useOnline()
  const { isTooLate, save, canSave, isSaving, saveWords } = change
  const leave = () => {
    changeDone()
    onClose()
  }
  return (
    <Dialog onClose={leave} aria-labelledby="change-title" maxWidth="sm">
      <DialogTitle id="change-title" component="h2">
        {t`Change order ${order.number}`}
      </DialogTitle>
      <DialogContent className={styles.content}>
        {isTooLate ? (
          <TooLate order={order} hasCart={change.inCart > 0} />
        ) : (
          <>
            <ChangeFields order={order} timeZone={timeZone} change={change} />
            <div className={styles.foot}>
              <ChangePrice order={order} change={change} />
              {!isOnline && <p role="status">{t`You are offline. Your changes can be saved when you are back.`}</p>}
              <ErrorMessage>{saveWords}</ErrorMessage>
            </div>
          </>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={leave}>{isTooLate ? t`Close` : t`Keep it as it is`}</Button>
        {!isTooLate && (
          <Button variant="contained" loading={isSaving} blocked={!canSave || !isOnline} onClick={save}>
            {t`Save changes`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
