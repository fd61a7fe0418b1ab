import { useEffect } from 'react'
import { config } from '../lib/config'

/** The document's title: 'Page · Restaurant', or the restaurant's name alone. */
export function useTitle(page?: string) {
  useEffect(() => {
    document.title = page ? `${page} · ${config.restaurantName}` : config.restaurantName
  }, [page])
}
