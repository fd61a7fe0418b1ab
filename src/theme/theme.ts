import { createColorScheme, createTheme, type ColorSystemOptions, type Theme } from '@mui/material/styles'
import { SCHEMES } from '../lib/themes.ts'
import type { Look } from './look'
import type { Looks } from './looks.ts'

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
  typography: { fontFamily: 'var(--mui-look-font)' },
  components: {
    MuiDialog: {
      styleOverrides: { paper: { borderRadius: 'var(--mui-look-radius)', backgroundImage: 'none', margin: 16 } },
    },
    MuiDrawer: {
      styleOverrides: { paper: { backgroundImage: 'none', backgroundColor: 'var(--mui-palette-background-default)' } },
    },
  },
} satisfies Parameters<typeof createTheme>[0]

/**
 * One MUI theme for all three looks: they differ in CSS variables only, selected by `data-theme` on the root. The build
 * makes its style sheets; making it takes four times as long as `themeWith`.
 */
export const themeOf = ({ classic, modern, luxury }: Looks) =>
  createTheme({
    ...fixed,
    cssVariables: { colorSchemeSelector: 'data-theme' },
    defaultColorScheme: SCHEMES.classic,
    colorSchemes: {
      [SCHEMES.classic]: schemeOf(classic),
      [SCHEMES.modern]: schemeOf(modern),
      [SCHEMES.luxury]: createColorScheme(schemeOf(luxury)),
    },
  })

/**
 * The theme that MUI's components get in a browser, with references to all variables of `themeOf`. Every colour and font
 * is one, so the brand is not in it.
 */
export const themeWith = (references: Theme['vars']): Theme => ({ ...createTheme(fixed), vars: references })
