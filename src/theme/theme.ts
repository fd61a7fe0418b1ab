import { createColorScheme, createTheme, type ColorSystemOptions, type Theme } from '@mui/material/styles'
import { SCHEMES } from '../lib/themes.ts'
import type { Look } from './look'
import type { Looks } from './looks.ts'
import { components } from './mui-components.ts'

declare module '@mui/material/styles' {
  interface ColorSchemeOverrides {
    luxury: true
  }
  interface CssThemeVariables {
    enabled: true
  }
}

/** What MUI's palette is made of. */
export type Colours = Pick<Look, 'colorScheme' | 'palette'>

function paletteOf({ colorScheme, palette }: Colours) {
  const { primary, onPrimary, background, paper, text, textSecondary, divider, error, success, warning } = palette
  const main = { main: primary, contrastText: onPrimary }
  return {
    mode: colorScheme,
    primary: main,
    secondary: main,
    background: { default: background, paper },
    text: { primary: text, secondary: textSecondary },
    divider,
    error: { main: error },
    success: { main: success },
    warning: { main: warning },
    info: main,
  }
}

/** The same in all looks, by variables that each look sets. */
const fixed = {
  typography: {
    fontFamily: 'var(--mui-look-font)',
    // MUI's own letter spacing would differ from that of the page.
    allVariants: { letterSpacing: 'inherit' },
    button: { textTransform: 'var(--mui-look-actionTransform)' },
  },
  shape: { borderRadius: 'var(--mui-look-radiusSmall)' },
  components,
  // The ring that everything with the focus has (`elements.css`).
  focusVisible: { outlineColor: 'var(--mui-palette-primary-main)', outlineWidth: 3, outlineOffset: 2 },
} satisfies Parameters<typeof createTheme>[0]

const schemeOf = (look: Look): ColorSystemOptions =>
  ({
    palette: paletteOf(look),
    look: { ...look.look, primaryText: look.palette.primaryText, outline: look.palette.outline },
  }) as ColorSystemOptions

/**
 * The three looks as colour schemes of one theme, from which the build makes the CSS variables. Making it takes four
 * times as long as `themeOf`.
 */
export const variablesOf = ({ classic, modern, luxury }: Looks) =>
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
 * A look as a MUI theme: palette, mode, shape and type. MUI's own styles use the variables, so that a look that is
 * switched shows in the next frame; whatever reads `theme.palette` gets the colours of the look.
 * @param vars the references to all variables of `variablesOf`
 */
export const themeOf = (look: Colours, vars: Theme['vars']): Theme => ({
  ...createTheme({ ...fixed, palette: paletteOf(look) }),
  vars,
  // MUI's own version needs colour schemes as soon as there are variables, and this theme has one look only.
  applyStyles: (mode, styles) => (mode === look.colorScheme ? styles : {}),
})
