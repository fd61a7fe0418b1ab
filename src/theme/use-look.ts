import { useSyncExternalStore } from 'react'
import { SCHEMES, THEMES, type ThemeName } from '../lib/themes'

function subscribe(tell: () => void): () => void {
  const watch = new MutationObserver(tell)
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}

/** The look that the page is shown in: the one of `data-theme` on the root. */
export const useLook = (): ThemeName =>
  useSyncExternalStore(
    subscribe,
    () => THEMES.find((name) => SCHEMES[name] === document.documentElement.dataset.theme) ?? 'classic',
  )
