import type { CSSProperties } from 'react'
import { Toaster } from 'sonner'

const look = {
  fontFamily: 'var(--mui-look-font)',
  '--normal-bg': 'var(--paper)',
  '--normal-text': 'var(--text)',
  '--normal-border': 'var(--line)',
  '--border-radius': 'var(--radius-s)',
} as CSSProperties

/** Toasts as specified: top right, three in view, 14 px apart, 4 s, Alt+T (spec 9). */
export const Toasts = () => (
  <Toaster
    position="top-right"
    visibleToasts={3}
    gap={14}
    duration={4000}
    hotkey={['altKey', 'KeyT']}
    style={look}
    offset={{ top: 76, right: 16 }}
    mobileOffset={{ top: 72, bottom: 96, left: 16, right: 16 }}
  />
)
