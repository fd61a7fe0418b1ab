import { pictureUrl } from '../lib/picture-url'
import styles from './DishPicture.module.css'

type Props = {
  src: string | null
  /** A photograph, unless something else is said. */
  kind: 'PHOTO' | 'CUT_OUT' | 'ILLUSTRATION' | undefined
  className?: string | undefined
  eager?: boolean
}

/**
 * A photograph fills its place; a cut-out or a drawing sits on the theme's background. A dish without a picture has
 * nothing in its place. No alt text: the dish's name is beside it.
 */
export function DishPicture({ src: address, kind = 'PHOTO', className = '', eager = false }: Props) {
  const src = pictureUrl(address)
  if (!src) return null
  return (
    <div className={`${styles.ground} ${className}`} data-picture={kind}>
      <img
        className={kind === 'PHOTO' ? styles.photo : styles.picture}
        src={src}
        alt=""
        width={256}
        height={256}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </div>
  )
}
