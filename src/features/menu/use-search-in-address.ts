import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SEARCH_PARAMETER } from '../../lib/paths'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null

const searchIn = (query: string) => new URLSearchParams(query).get(SEARCH_PARAMETER)

/** The search text in the URL, null while search is closed, and a function to change it. */
export function useSearchInAddress() {
  const navigate = useNavigate()
  const { search: query, hash } = useLocation()
  const search = searchIn(query)
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

/**
 * '/' opens search, unless something is being typed. Until its field is there, what is typed is added to the text in
 * the URL, which is up to date before the page is.
 * @param isComing false while the page cannot show search: then other keys, such as Space on a button, work as usual
 */
export function useSearchKeys(setSearch: (text: string) => void, isComing: boolean) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const text = searchIn(window.location.search)
      if (text === null ? event.key !== '/' : !isComing || event.key.length !== 1) return
      event.preventDefault()
      setSearch(text === null ? '' : text + event.key)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [setSearch, isComing])
}
