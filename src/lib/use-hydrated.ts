import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * False while prerendering and hydrating: prerendered HTML has nothing that depends on the time or the device. True
 * afterwards, and from the start for what is rendered in the browser.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
