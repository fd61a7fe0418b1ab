import { pictureUrl } from '../lib/picture-url'
import styles from './DishPicture.module.css'

type Props = {
  src: string | null
  /** The dish's name: its first letter stands in for a picture in looks that set type. */
  name?: string | undefined
  className?: string | undefined
  eager?: boolean
}

const firstLetter = (name: string) => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase()

/**
 * Cut-out pictures sit on the theme's background; photographs fill it. Without a picture, or when it cannot be loaded,
 * a drawn bag or the name's first letter replaces it. No alt text: the dish's name is beside it.
 */
export function DishPicture({ src: address, name = '', className = '', eager = false }: Props) {
  const src = pictureUrl(address)
  const isCutOut = src !== null && /\.(webp|png|svg)$/.test(src)
  return (
    <div
      className={`${styles.ground} ${className}`}
      data-picture
      data-letter={firstLetter(name)}
      {...(!src && { 'data-broken': '' })}
    >
      {src && (
        <img
          className={isCutOut ? styles.picture : styles.photo}
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
