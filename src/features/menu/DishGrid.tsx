import type { CSSProperties, ReactNode, Ref } from 'react'
import { Skeleton } from '../../components/Skeleton'
import styles from './DishGrid.module.css'
import type { Dish } from './dish-index'

/** How many dishes of a list have a picture. It decides how they are set, and so how high each is. */
export type Pictures = 'all' | 'some' | 'none'

export function picturesOf(dishes: Pick<Dish, 'imageUrl'>[]): Pictures {
  if (dishes.every(({ imageUrl }) => imageUrl)) return 'all'
  return dishes.some(({ imageUrl }) => imageUrl) ? 'some' : 'none'
}

type Props = {
  children: ReactNode
  pictures: Pictures
  /** How many cards to reserve space for, whether they are rendered or not. */
  holds?: number
  ref?: Ref<HTMLDivElement>
}

const room = (cards: number) => ({ '--cards': cards }) as CSSProperties

/** Rows of cards of equal height. */
export const DishGrid = ({ children, pictures, holds = 0, ref }: Props) => (
  <div className={styles.grid} style={room(holds)} data-pictures={pictures} ref={ref}>
    {children}
  </div>
)

/** Placeholders of the size of the cards. */
export const DishSkeletons = ({ count }: { count: number }) => (
  <DishGrid pictures="all">
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} className={styles.bone} />
    ))}
  </DishGrid>
)
