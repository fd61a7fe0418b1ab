import type { ThemeOptions } from '@mui/material/styles'

/** A field that is empty, by what it holds: MUI hears nothing of what a form or the browser fills in. */
const EMPTY = [':placeholder-shown:not(:focus, :autofill)', 'select:not(:focus) > option[value=""]:checked']
const ifEmpty = (inside: string, styles: object) =>
  Object.fromEntries(EMPTY.map((empty) => [`&:has(${empty}) ${inside}`, styles]))

/** Text fields and choices. A label lies in its field while that is empty, and on its edge otherwise. */
export const fields: NonNullable<ThemeOptions['components']> = {
  MuiFormControl: {
    styleOverrides: {
      root: {
        ...ifEmpty('> label', {
          maxWidth: 'calc(100% - 24px)',
          transform: 'translate(14px, 16px)',
          pointerEvents: 'none',
        }),
        ...ifEmpty('legend', { maxWidth: 0 }),
      },
    },
  },
  MuiInputLabel: {
    styleOverrides: { root: { '&.Mui-focused:not(.Mui-error)': { color: 'var(--mui-look-primaryText)' } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--mui-palette-background-paper)',
        // A touch screen keeps a field hovered after a tap.
        '@media (hover: none)': {
          '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--mui-look-outline)',
          },
        },
      },
      notchedOutline: { borderColor: 'var(--mui-look-outline)' },
      input: {
        // What the browser has filled in looks as on every page.
        '&:-webkit-autofill': { WebkitBoxShadow: 'none', WebkitTextFillColor: 'currentcolor', caretColor: 'inherit' },
        'textarea&': { display: 'block', height: 'auto', resize: 'none', fieldSizing: 'content' },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: { icon: { display: 'flex', top: 'calc(50% - 10px)', right: 10, color: 'inherit' } },
  },
}
