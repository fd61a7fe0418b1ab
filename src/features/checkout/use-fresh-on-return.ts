import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Forgets what is under way, and reads everything again, when the browser brings the page back from memory (F42). */
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
