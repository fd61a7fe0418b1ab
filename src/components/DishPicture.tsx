import type { ReactNode } from 'react'
import { pictureUrl } from '../lib/picture-url'
import { toneOf } from '../lib/tone'
import styles from './DishPicture.module.css'

type Props = {
  src: string | null
  /** The same picture 320 px wide, which cards and lists show. No `srcset`: Chromium keeps every removed image that had one. */
  smallSrc?: string | undefined
  /** A photograph, unless something else is said. */
  kind: 'PHOTO' | 'CUT_OUT' | 'ILLUSTRATION' | 'PLATE' | 'BOWL' | undefined
  /** Shown in its place, on the same ground. */
  baseSrc?: string | undefined
  /** What lies on the picture. */
  children?: ReactNode
  className?: string | undefined
  /** The large picture of a first screen: asked for before the rest. */
  eager?: boolean
}

/**
 * A photograph fills its place; a cut-out or a drawing sits on a ground of the look, and food seen from above on its
 * plate as well. A dish without a picture has nothing in its place. No alt text: the dish's name is beside it.
 */
export function DishPicture({
  src: address,
  smallSrc,
  baseSrc,
  kind = 'PHOTO',
  children,
  className = '',
  eager = false,
}: Props) {
  const src = pictureUrl(address)
  if (!src) return null
  const small = !eager && smallSrc ? pictureUrl(smallSrc) : null
  const base = baseSrc ? pictureUrl(baseSrc) : null
  return (
    <div className={`${styles.ground} ${className}`} data-picture={kind} data-tone={toneOf(src)}>
      <img
        src={base ?? small ?? src}
        alt=""
        width={256}
        height={256}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
      {children}
    </div>
  )
}
