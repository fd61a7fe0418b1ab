import { ThemeProvider, type Theme } from '@mui/material/styles'
import { createContext, useContext, type ReactNode } from 'react'
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

type Props = { look?: ThemeName; children: ReactNode }

const Themed = createContext(false)

function Provided({ look, children }: Props) {
  const shown = useLook()
  return (
    <Themed value>
      <ThemeProvider theme={themeIn(look ?? shown)}>
        {import.meta.env.RTL ? <Mirrored>{children}</Mirrored> : children}
      </ThemeProvider>
    </Themed>
  )
}

/**
 * Wraps whatever uses MUI, in the look of the page or in `look`. What every page needs of the theme is in its own style
 * sheet, so this and MUI itself are loaded only with the first dialog or field. Inside another `MuiTheme` it does
 * nothing. A form wraps all its fields in one: MUI makes the styles of its fields again for each provider.
 */
export function MuiTheme({ look, children }: Props) {
  const isThemed = useContext(Themed)
  return isThemed && look === undefined ? children : <Provided {...(look && { look })}>{children}</Provided>
}
