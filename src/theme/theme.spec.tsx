import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Drawer from '@mui/material/Drawer'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import { cleanup, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import vars from 'virtual:mui-vars'
import { looks } from './looks'
import { themeOf, themeWith } from './theme'

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

describe('the theme in a browser', () => {
  it('gives the components of MUI that are used the styles of the whole theme', () => {
    const whole = stylesWith(themeOf(looks))
    const ours = stylesWith(themeWith(vars))
    expect(whole.length).toBeGreaterThan(5000)
    expect(ours.split('\n')).toEqual(whole.split('\n'))
  })
})
