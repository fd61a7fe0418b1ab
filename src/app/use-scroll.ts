import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const FRAMES = 90

/** Scrolls to the place a link names, once it is there; gives up after about a second and a half. */
function scrollTo(id: string): () => void {
  let frame = 0
  let left = FRAMES
  const look = () => {
    const target = document.getElementById(id)
    if (target) target.scrollIntoView()
    else if (left-- > 0) frame = requestAnimationFrame(look)
  }
  look()
  return () => cancelAnimationFrame(frame)
}

/** The id an address names; what cannot be decoded is taken as it is. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** A new page starts at its top, or at the place its address names. Back and forward are the browser's own. */
export function useScroll() {
  const { pathname, search, hash } = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    if (hash) return scrollTo(idOf(hash))
    if (type !== NavigationType.Pop) window.scrollTo(0, 0)
    return undefined
  }, [pathname, search, hash, type])
}
