import { useEffect } from 'react'
import { whenIdle } from '../lib/when-idle'

/**
 * Describes the page to search engines as JSON-LD, once the browser is idle. `make` is called again when `of`, the
 * subject, changes. Adds nothing while `of` is undefined or when `make` rejects.
 */
export function useStructuredData<T>(of: T | undefined, make: (of: T) => Promise<object>) {
  useEffect(() => {
    if (of === undefined) return undefined
    let isGone = false
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    const cancel = whenIdle(() => {
      make(of).then(
        (data) => {
          if (isGone) return
          script.textContent = JSON.stringify({ '@context': 'https://schema.org', ...data })
          document.head.append(script)
        },
        () => {},
      )
    })
    return () => {
      isGone = true
      cancel()
      script.remove()
    }
  }, [of, make])
}
