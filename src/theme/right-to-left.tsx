import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { Theme } from '@mui/material/styles'
import mirror from '@mui/stylis-plugin-rtl'
import type { ReactNode } from 'react'
import { prefixer } from 'stylis'

// Pure, so that a left-to-right build drops this module.
const cache = /* @__PURE__ */ createCache({ key: 'rtl', stylisPlugins: [prefixer, mirror] })

/** The theme by which drawers come from the other side. */
export const mirrored = (theme: Theme): Theme => ({ ...theme, direction: 'rtl' })

/** Mirrors the styles of MUI's components. For a right-to-left build only: it brings a library. */
export const Mirrored = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
)
