import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Drawer from '@mui/material/Drawer'
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles'
import { act, cleanup, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { colours, vars } from 'virtual:mui-theme'
import { SCHEMES, THEMES } from '../lib/themes'
import { looks } from './looks'
import { MuiTheme } from './MuiTheme'
import { themeOf, variablesOf } from './theme'

/** The styles that MUI's components have with a theme, without values for when a variable is missing. */
function stylesWith(theme: Theme): string {
  const container = document.createElement('div')
  const cache = createCache({ key: 'mui', container })
  render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null} disableStyleSheetGeneration>
        <Drawer open anchor="right">
          Menu
        </Drawer>
        <Drawer open anchor="left">
          Menu
        </Drawer>
        <Dialog open maxWidth="xs" fullWidth sx={{ pb: 1, gap: 1.5 }}>
          <DialogActions disableSpacing sx={{ p: 2, gap: 1 }}>
            Actions
          </DialogActions>
        </Dialog>
        <Dialog open maxWidth="sm" fullWidth scroll="body">
          <DialogTitle>Title</DialogTitle>
          <DialogContent dividers>Content</DialogContent>
          <DialogActions>Actions</DialogActions>
        </Dialog>
      </ThemeProvider>
    </CacheProvider>,
  )
  cleanup()
  const references = /var\((--mui-[\w-]+), (?:[^()]|\([^()]*\))*\)/g
  return [...container.querySelectorAll('style')]
    .map((style) => style.textContent)
    .join('\n')
    .replace(references, 'var($1)')
    .replace(/mui-[\w]{6,7}-/g, '')
}

describe.each(THEMES)('%s as a MUI theme', (look) => {
  const theme = themeOf(colours[look], vars)
  const { colorScheme, palette } = looks[look]

  it('has the colours and the mode of the look, those that MUI derives too', () => {
    expect(theme.palette.mode).toBe(colorScheme)
    expect(theme.palette.primary.main).toBe(palette.primary)
    expect(theme.palette.background).toMatchObject({ default: palette.background, paper: palette.paper })
    const scheme = variablesOf(looks).colorSchemes[SCHEMES[look]]!.palette
    for (const name of ['primary', 'secondary', 'error', 'warning', 'info', 'success', 'text', 'action'] as const)
      expect(scheme[name]).toMatchObject({ ...theme.palette[name] })
  })

  it('applies the styles that are for its mode only', () => {
    const dark = theme.applyStyles('dark', { color: 'red' })
    expect(dark).toEqual(colorScheme === 'dark' ? { color: 'red' } : {})
  })

  it('gives the components of MUI the styles of the variables', () => {
    const whole = stylesWith(variablesOf(looks))
    expect(whole.length).toBeGreaterThan(5000)
    expect(stylesWith(theme).split('\n')).toEqual(whole.split('\n'))
  })
})

it('what stands in the theme has the look of the page, and the next one when that is switched', async () => {
  const Shown = () => <output>{useTheme().palette.primary.main}</output>
  const switchTo = (look: (typeof THEMES)[number]) =>
    act(async () => {
      document.documentElement.dataset.theme = SCHEMES[look]
      await Promise.resolve()
    })
  await switchTo('modern')
  render(
    <MuiTheme>
      <Shown />
    </MuiTheme>,
  )
  expect(screen.getByRole('status').textContent).toBe(looks.modern.palette.primary)
  await switchTo('luxury')
  expect(screen.getByRole('status').textContent).toBe(looks.luxury.palette.primary)
  await switchTo('classic')
})
