import { useEffect, useEffectEvent, useRef } from 'react'

type Props = { query: string; onQuery: (query: string) => unknown }

/** While the code of search loads: keeps what is typed, and search opens with it. */
export function TypedAhead({ query, onQuery }: Props) {
  const text = useRef(query)
  const keep = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    text.current += event.key
    onQuery(text.current)
  })
  useEffect(() => {
    window.addEventListener('keydown', keep)
    return () => window.removeEventListener('keydown', keep)
  }, [])
  return null
}
