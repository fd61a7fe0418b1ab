import { useEffect, useState } from 'react'
import { optional } from '../components/lazy'
import { sessionStore } from '../lib/storage'

const Panel = optional(() =>
  import('@tanstack/react-query-devtools/production').then((module) => module.ReactQueryDevtools),
)

const KEY = 'devtools'
const isAskedFor = () => new URLSearchParams(window.location.search).has(KEY)
const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyD'

/**
 * The cache inspector: shown in development, and in a production build with `?devtools` or Alt+Shift+D, which also
 * hides it. The choice is stored for the tab. Its code is loaded only when it is shown.
 */
export function Devtools() {
  const [shown, setShown] = useState(() => import.meta.env.DEV || isAskedFor() || sessionStore.get(KEY) === 'shown')
  const [byKey, setByKey] = useState(false)
  useEffect(() => {
    if (shown) sessionStore.set(KEY, 'shown')
    else sessionStore.remove(KEY)
  }, [shown])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setByKey(true)
      setShown((now) => !now)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return shown && <Panel initialIsOpen={byKey} />
}
