import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SEARCH_PARAMETER } from '../../lib/paths'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null

/** The search text in the URL, null while search is closed, and a function to change it. */
export function useSearchInAddress() {
  const navigate = useNavigate()
  const { search: query, hash } = useLocation()
  const search = new URLSearchParams(query).get(SEARCH_PARAMETER)
  const setSearch = useCallback(
    (text: string | null) => {
      const next = new URLSearchParams(query)
      if (text === null) next.delete(SEARCH_PARAMETER)
      else next.set(SEARCH_PARAMETER, text)
      void navigate({ search: next.toString(), hash }, { replace: true })
    },
    [navigate, query, hash],
  )
  return [search, setSearch] as const
}

/** '/' opens search, unless something is being typed. */
export function useSearchKey(open: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [open])
}
