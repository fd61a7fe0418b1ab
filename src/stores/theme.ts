import { create } from 'zustand'
import { afterPaint } from '../lib/after-paint'
import { localStore } from '../lib/storage'
import { BAR_COLORS, isTheme, SCHEMES, type ThemeName } from '../lib/themes'

const storedTheme = (): ThemeName => {
  const stored = localStore.get('theme')
  return isTheme(stored) ? stored : 'classic'
}

const useThemeStore = create<{ theme: ThemeName }>(() => ({ theme: 'classic' }))

function show(theme: ThemeName) {
  document.documentElement.dataset.theme = SCHEMES[theme]
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', BAR_COLORS[theme])
  useThemeStore.setState({ theme })
}

/** The stored theme if it is valid, else classic (rule 4.6). */
export const themeRestored = () => show(storedTheme())

/** Saves a theme at once and shows it after the next paint: sets one attribute on the root and re-renders no page. */
export function themeChosen(theme: ThemeName) {
  localStore.set('theme', theme)
  useThemeStore.setState({ theme })
  afterPaint(() => show(useThemeStore.getState().theme))
}

/** Follows a choice made in another tab. Returns a function that unsubscribes. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === 'theme') themeRestored()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

export const useTheme = () => useThemeStore((state) => state.theme)
