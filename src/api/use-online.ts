import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const subscribe = (notify: () => void) => onlineManager.subscribe(notify)

/** Whether there is a connection. True while a prerendered page is hydrated. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  )
