import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from './theme'
import 'virtual:mui.css'

/**
 * Wraps whatever uses MUI. What every page needs of the theme is in its own style sheet, so this and MUI itself are
 * loaded only with the first dialog or field.
 */
export const MuiTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null} disableStyleSheetGeneration>
    {children}
  </ThemeProvider>
)
