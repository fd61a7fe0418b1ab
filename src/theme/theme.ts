import { createColorScheme, createTheme, type ColorSystemOptions } from '@mui/material/styles'
import { SCHEMES } from '../lib/themes.ts'
import type { Look } from './look'
import { looks as designed, type Looks } from './looks.ts'

declare module '@mui/material/styles' {
  interface ColorSchemeOverrides {
    luxury: true
  }
  interface CssThemeVariables {
    enabled: true
  }
}

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

const fixed = {
  cssVariables: { colorSchemeSelector: 'data-theme' },
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
} satisfies Parameters<typeof createTheme>[0]

/** One MUI theme for all three looks: they differ in CSS variables only, selected by `data-theme` on the root. */
export const themeOf = ({ classic, modern, luxury }: Looks) =>
  createTheme({
    ...fixed,
    colorSchemes: {
      [SCHEMES.classic]: schemeOf(classic),
      [SCHEMES.modern]: schemeOf(modern),
      [SCHEMES.luxury]: createColorScheme(schemeOf(luxury)),
    },
  })

/** The theme MUI's components get. Colours and fonts reach them as CSS variables, so the brand is not in it. */
export const theme = themeOf(designed)
