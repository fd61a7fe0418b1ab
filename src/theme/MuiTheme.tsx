import { ThemeProvider, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { ThemeName } from '../lib/themes'
import { mirrored, Mirrored } from './right-to-left'
import { themeOf } from './theme'
import { useLook } from './use-look'
import 'virtual:mui.css'
import { colours, vars } from 'virtual:mui-theme'

const themes: Partial<Record<ThemeName, Theme>> = {}

function themeIn(look: ThemeName): Theme {
  const made = () => themeOf(colours[look], vars)
  return (themes[look] ??= import.meta.env.RTL ? mirrored(made()) : made())
}

/**
 * Wraps whatever uses MUI, in the look of the page or in `look`. What every page needs of the theme is in its own style
 * sheet, so this and MUI itself are loaded only with the first dialog.
 */
export function MuiTheme({ look, children }: { look?: ThemeName; children: ReactNode }) {
  const shown = useLook()
  return (
    <ThemeProvider theme={themeIn(look ?? shown)}>
      {import.meta.env.RTL ? <Mirrored>{children}</Mirrored> : children}
    </ThemeProvider>
  )
}
