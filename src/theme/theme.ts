import { createColorScheme, createTheme, type ColorSystemOptions } from '@mui/material/styles'
import { SCHEMES, type ThemeName } from '../lib/themes.ts'
import { classic } from './classic.ts'
import type { Look } from './look'
import { luxury } from './luxury.ts'
import { modern } from './modern.ts'

declare module '@mui/material/styles' {
  interface ColorSchemeOverrides {
    luxury: true
  }
  interface CssThemeVariables {
    enabled: true
  }
}

export const looks = { classic, modern, luxury } satisfies Record<ThemeName, Look>

function schemeOf({ colorScheme, palette, look }: Look): ColorSystemOptions {
  const { primary, onPrimary, background, paper, text, textSecondary, divider, error, success, warning } = palette
  return {
    palette: {
      mode: colorScheme,
      primary: { main: primary, contrastText: onPrimary },
      background: { default: background, paper },
      text: { primary: text, secondary: textSecondary },
      divider,
      error: { main: error },
      success: { main: success },
      warning: { main: warning },
    },
    look: { ...look, primaryText: palette.primaryText, outline: palette.outline },
  } as ColorSystemOptions
}

/** One MUI theme for all three looks: they differ in CSS variables only, selected by `data-theme` on the root. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: {
    [SCHEMES.classic]: schemeOf(classic),
    [SCHEMES.modern]: schemeOf(modern),
    [SCHEMES.luxury]: createColorScheme(schemeOf(luxury)),
  },
  defaultColorScheme: SCHEMES.classic,
  typography: { fontFamily: 'var(--mui-look-font)' },
  components: {
    MuiDialog: {
      styleOverrides: { paper: { borderRadius: 'var(--mui-look-radius)', backgroundImage: 'none', margin: 16 } },
    },
    MuiDrawer: {
      styleOverrides: { paper: { backgroundImage: 'none', backgroundColor: 'var(--mui-palette-background-default)' } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          borderRadius: 'var(--mui-look-radiusSmall)',
          backgroundColor: 'var(--mui-palette-background-paper)',
          minHeight: 56,
        },
        notchedOutline: { borderColor: 'var(--mui-look-outline)' },
      },
    },
  },
})
