import { pictureUrl } from '../lib/picture-url'
import styles from './DishPicture.module.css'
import { Icon } from './Icon'

type Props = { src: string | null; className?: string | undefined; eager?: boolean }

/**
 * Cut-out pictures sit on the theme's background; photographs fill it. A drawn one replaces a picture that cannot be
 * loaded. No alt text: the dish's name is beside it.
 */
export function DishPicture({ src: address, className = '', eager = false }: Props) {
  const src = pictureUrl(address)
  const isCutOut = src !== null && /\.(webp|png|svg)$/.test(src)
  return (
    <div className={`${styles.ground} ${className}`} data-picture>
      {src ? (
        <img
          className={isCutOut ? styles.picture : styles.photo}
          src={src}
          alt=""
          width={256}
          height={256}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        <span className={styles.none}>
          <Icon name="bag" size={40} />
        </span>
      )}
    </div>
  )
}
