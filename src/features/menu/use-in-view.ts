import { startTransition, useEffect, useRef, useState } from 'react'

/** How far beyond the screen things are drawn, so that scrolling meets them ready. */
const AHEAD = '1200px 0px'

const listeners = new WeakMap<Element, (near: boolean) => void>()
let observer: IntersectionObserver | undefined

function observe(element: Element, onChange: (near: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => listeners.get(target)?.(isIntersecting)),
    { rootMargin: AHEAD },
  )
  listeners.set(element, onChange)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    listeners.delete(element)
  }
}

/**
 * Whether the element the ref is put on is on the screen or near it. `initially` until that is
 * known. What holds the focus counts as near.
 */
export function useInView<E extends Element>(initially: boolean) {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(initially)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    return observe(element, (isNear) => {
      startTransition(() => setNear(isNear || element.contains(document.activeElement)))
    })
  }, [])
  return [ref, near] as const
}

/** So many of a list are drawn in one frame. */
const STEP = 4

/** How many of a list are drawn: none of what is far, a few more with every frame of what is near, so that no frame is long. */
export function useStepwise(near: boolean, initially: number, all: number): number {
  const [drawn, setDrawn] = useState(initially)
  const [wasNear, setWasNear] = useState(near)
  if (near !== wasNear) {
    setWasNear(near)
    if (!near) setDrawn(0)
  }
  useEffect(() => {
    if (!near || drawn >= all) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + STEP)))
    return () => cancelAnimationFrame(frame)
  }, [near, drawn, all])
  return drawn
}
