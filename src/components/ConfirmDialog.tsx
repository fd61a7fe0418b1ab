import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { t } from 'ttag'
import { Button } from './Button'
import styles from './ConfirmDialog.module.css'
import { Dialog } from './Dialog'

type Props = { title: string; text: string; action: string; onConfirm: () => void; onClose: () => void }

/** Asks before something is lost. The safe answer has the focus. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: Props) {
  return (
    <Dialog onClose={onClose} aria-labelledby="confirm-title" aria-describedby="confirm-text" maxWidth="xs">
      <DialogTitle id="confirm-title" component="h2">
        {title}
      </DialogTitle>
      <DialogContent id="confirm-text">{text}</DialogContent>
      <DialogActions disableSpacing className={styles.actions} sx={{ p: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onClose} autoFocus>
          {t`Keep it`}
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
