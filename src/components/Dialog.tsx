import MuiDialog, { type DialogProps } from '@mui/material/Dialog'
import { MuiTheme } from '../theme/MuiTheme'

/** A modal dialog. Traps the focus, closes on Escape, and returns the focus. */
export const Dialog = (props: Omit<DialogProps, 'open'>) => (
  <MuiTheme>
    <MuiDialog open fullWidth {...props} />
  </MuiTheme>
)
