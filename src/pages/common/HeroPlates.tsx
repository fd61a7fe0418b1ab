import { useQueryClient } from '@tanstack/react-query'
import { HERO_KEY, type HeroPicture } from '../../api/queries/restaurant'
import { useDishes } from '../../features/menu/dish-index'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { DishPicture } from '../../components/DishPicture'
import { pictureUrl } from '../../lib/picture-url'
import styles from './HeroPlates.module.css'

const MOST = 4

/** The restaurant's pictures, the first one large: dishes of the menu on their plates. Their room is kept until it is known
    that there are none. */
export function HeroPlates() {
  const { data: restaurant, isPending } = useRestaurant()
  const dishes = useDishes()
  const drawn = useQueryClient().getQueryData<HeroPicture[]>(HERO_KEY)
  const known: HeroPicture[] = dishes.size > 0 ? [...dishes.values()] : (drawn ?? [])
  const byPicture = new Map(known.map((picture) => [picture.imageUrl, picture]))
  const urls = [...new Set(restaurant?.heroImageUrls.filter(pictureUrl))].slice(0, MOST)
  if (urls.length === 0 && !isPending) return null
  // How large a picture lies on its plate is known from a drawn page or from the menu.
  if (urls.length === 0 || known.length === 0) return <div className={styles.plates} />
  return (
    <div className={styles.plates} aria-hidden="true">
      {urls.map((url, at) => (
        <DishPicture
          key={url}
          src={url}
          smallSrc={at > 0 ? byPicture.get(url)?.imageSmallUrl : undefined}
          kind={byPicture.get(url)?.imageKind ?? 'CUT_OUT'}
          eager={at === 0}
          className={styles.plate}
        />
      ))}
    </div>
  )
}
