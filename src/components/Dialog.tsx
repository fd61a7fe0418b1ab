import MuiDialog, { type DialogProps } from '@mui/material/Dialog'
import { MuiTheme } from '../theme/MuiTheme'

/** A dialog over the page. Holds the focus, closes on Escape, and gives the focus back. */
export const Dialog = (props: Omit<DialogProps, 'open'>) => (
  <MuiTheme>
    <MuiDialog open fullWidth {...props} />
  </MuiTheme>
)
