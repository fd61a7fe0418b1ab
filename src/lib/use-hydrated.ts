import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * False while React takes over a page that the build drew: what depends on the hour or the device is not in it. True from
 * then on, and from the start on a page that is drawn here.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
