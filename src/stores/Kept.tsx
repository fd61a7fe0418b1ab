import { useEffect, useState, type ReactNode } from 'react'
import { keptContent, keptContentGone } from './kept-page'

/** How long, in ms, a page as it was kept stays while its data loads: it looks ready, and reacts to nothing. */
const STAYS = 4000
/** To the layout it is not there. */
const AS_CHILDREN = { display: 'contents' }

const mount = (place: HTMLElement | null) => place?.replaceChildren(keptContent() ?? '')

/** What a page shows while its data loads: itself as the customer last saw it, or `children` where nothing is kept. */
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
