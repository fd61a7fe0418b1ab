import { pictureUrl } from '../../lib/picture-url'
import styles from './Plates.module.css'
import { useRestaurant } from './use-restaurant'

const MOST = 5

type Props = {
  /** Loads the pictures only when they come into view. */
  lazy?: boolean
}

/** Decorative pictures of the restaurant's dishes around a table. */
export function Plates({ lazy = false }: Props) {
  const { data: restaurant } = useRestaurant()
  return (
    <div className={styles.plates} aria-hidden="true">
      {restaurant?.heroImageUrls
        .filter(pictureUrl)
        .slice(0, MOST)
        .map((url, at) => (
          <img key={at} src={url} alt="" width={256} height={256} decoding="async" loading={lazy ? 'lazy' : 'eager'} />
        ))}
    </div>
  )
}
