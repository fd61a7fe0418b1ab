import { pictureUrl } from '../lib/picture-url'
import styles from './DishPicture.module.css'

type Props = {
  src: string | null
  /** A photograph, unless something else is said. */
  kind: 'PHOTO' | 'CUT_OUT' | 'ILLUSTRATION' | undefined
  /** The dish's name. Its first letter replaces a missing picture, and a drawing, in looks that set type. */
  name?: string | undefined
  className?: string | undefined
  eager?: boolean
}

const firstLetter = (name: string) => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase()

/**
 * A photograph fills its place; a cut-out or a drawing sits on the theme's background. A drawn bag or a letter replaces
 * a picture that is missing or cannot be loaded. No alt text: the dish's name is beside it.
 */
export function DishPicture({ src: address, kind = 'PHOTO', name = '', className = '', eager = false }: Props) {
  const src = pictureUrl(address)
  return (
    <div
      className={`${styles.ground} ${className}`}
      data-picture={kind}
      data-letter={firstLetter(name)}
      {...(!src && { 'data-broken': '' })}
    >
      {src && (
        <img
          className={kind === 'PHOTO' ? styles.photo : styles.picture}
          src={src}
          alt=""
          width={256}
          height={256}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </div>
  )
}
