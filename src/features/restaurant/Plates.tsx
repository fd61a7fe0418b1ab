import { pictureUrl } from '../../lib/picture-url'
import styles from './Plates.module.css'
import { useRestaurant } from './use-restaurant'

const MOST = 5

/** The restaurant's dishes around a table: decoration. */
export function Plates() {
  const { data: restaurant } = useRestaurant()
  return (
    <div className={styles.plates} aria-hidden="true">
      {restaurant?.heroImageUrls
        .filter(pictureUrl)
        .slice(0, MOST)
        .map((url, at) => (
          <img key={at} src={url} alt="" width={256} height={256} decoding="async" />
        ))}
    </div>
  )
}
