import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Resets pending state and refetches everything when the page returns from the back/forward cache (F42). */
export function useFreshOnReturn(reset: () => void) {
  const client = useQueryClient()
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      reset()
      void client.invalidateQueries()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset, client])
}
