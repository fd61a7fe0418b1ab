import type { ThemeOptions } from '@mui/material/styles'
import { fields } from './mui-fields.ts'

/** A checkbox or radio is as large as its sign: its label is what a finger reaches. */
const AS_ITS_SIGN = { padding: 0, color: 'var(--mui-palette-text-secondary)' }

/** A radio of a rating. */
const RADIO = '.MuiRating-visuallyHidden'

/** How MUI's components look in each look, by the variables that it sets. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiAvatar: {
    styleOverrides: {
      colorDefault: { color: 'var(--mui-palette-text-primary)', backgroundColor: 'var(--mui-look-tint)' },
    },
  },
  MuiToggleButton: { styleOverrides: { root: { color: 'var(--mui-palette-text-secondary)' } } },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: 'var(--mui-look-radius)', backgroundImage: 'none', margin: 16 } },
  },
  MuiDrawer: {
    styleOverrides: { paper: { backgroundImage: 'none', backgroundColor: 'var(--mui-palette-background-default)' } },
  },
  // Nothing else in the shop ripples.
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiCheckbox: { styleOverrides: { root: AS_ITS_SIGN } },
  MuiRadio: { styleOverrides: { root: AS_ITS_SIGN } },
  MuiFormControlLabel: {
    styleOverrides: { root: { display: 'flex', gap: 12, minHeight: 44, marginLeft: 0, marginRight: 0 } },
  },
  ...fields,
  MuiRating: {
    styleOverrides: {
      root: {
        display: 'inline-grid',
        gridAutoFlow: 'column',
        marginInlineStart: -6,
        color: 'var(--mui-look-primaryText)',
        fontSize: '2.25rem',
        // Each radio lies on its star, as large as that.
        [`& > ${RADIO}`]: { inset: 0, width: 'auto', height: 'auto', clip: 'auto', opacity: 0, pointerEvents: 'none' },
        ...Object.fromEntries(
          [1, 2, 3, 4, 5].map((star) => [`& > ${RADIO}:nth-of-type(${star})`, { gridColumn: star }]),
        ),
        // The radio of no star, which is never chosen.
        '& > label:last-child': { display: 'none' },
      },
      icon: { padding: 6 },
      iconEmpty: { color: 'var(--mui-palette-text-secondary)' },
    },
  },
}
