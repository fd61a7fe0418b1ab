import { startTransition, useEffect, useRef, useState } from 'react'

/** How far beyond the screen elements are rendered, so that they are ready when scrolled to. */
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
 * Whether the element with the ref is on or near the screen; `initially` until that is known. An element that contains
 * the focus counts as near.
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

/** How many items of a list each frame adds. */
const STEP = 4

/** How many items of a list to render: none while it is far, then a few more per frame, so that no frame is long. */
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
