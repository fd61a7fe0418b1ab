import { pictureUrl } from '../../lib/picture-url'
import styles from './Plates.module.css'
import { useRestaurant } from './use-restaurant'

const MOST = 5

/** Decorative pictures of the restaurant's dishes around a table. Loaded only where they are shown: not on a phone. */
export function Plates() {
  const { data: restaurant } = useRestaurant()
  return (
    <div className={styles.plates} aria-hidden="true">
      {restaurant?.heroImageUrls
        .filter(pictureUrl)
        .slice(0, MOST)
        .map((url, at) => (
          <img key={at} src={url} alt="" width={256} height={256} decoding="async" loading="lazy" />
        ))}
    </div>
  )
}
