import { create } from 'zustand'
import { afterPaint } from '../lib/after-paint'
import { localStore, onOtherTab } from '../lib/storage'
import { isTheme, SCHEMES, type ThemeName } from '../lib/themes'

const storedTheme = (): ThemeName => {
  const stored = localStore.get('theme')
  return isTheme(stored) ? stored : 'classic'
}

const useThemeStore = create<{ theme: ThemeName }>(() => ({ theme: 'classic' }))

function show(theme: ThemeName) {
  document.documentElement.dataset.theme = SCHEMES[theme]
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (bar) bar.content = bar.dataset[theme] ?? bar.content
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
export const followOtherTabs = () => onOtherTab(themeRestored, 'theme')

export const useTheme = () => useThemeStore((state) => state.theme)
