import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { mirrored, Mirrored } from './right-to-left'
import { themeWith } from './theme'
import 'virtual:mui.css'
import vars from 'virtual:mui-vars'

const theme = themeWith(vars)
const own = import.meta.env.RTL ? mirrored(theme) : theme

/**
 * Wraps whatever uses MUI. What every page needs of the theme is in its own style sheet, so this and MUI itself are
 * loaded only with the first dialog.
 */
export const MuiTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={own}>{import.meta.env.RTL ? <Mirrored>{children}</Mirrored> : children}</ThemeProvider>
)
