import { useEffect, useState, type ReactNode } from 'react'
import { keptContent, keptContentGone } from './kept-page'

/** How long, in ms, a kept page is shown while its data loads. It looks ready but cannot be used. */
const STAYS = 4000
/** The wrapper takes no part in the layout. */
const AS_CHILDREN = { display: 'contents' }

const mount = (place: HTMLElement | null) => place?.replaceChildren(keptContent() ?? '')

/** Shows the page as the customer last saw it while its data loads, or `children` if it was not kept. */
export function Kept({ children }: { children: ReactNode }) {
  const [isKept, setKept] = useState(keptContent() !== null)
  useEffect(() => {
    if (!isKept) return
    const end = setTimeout(() => {
      keptContentGone()
      setKept(false)
    }, STAYS)
    return () => clearTimeout(end)
  }, [isKept])
  return isKept ? <div inert style={AS_CHILDREN} ref={mount} /> : children
}
