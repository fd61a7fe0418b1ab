import type { CSSProperties, ReactNode, Ref } from 'react'
import { Skeleton } from '../../components/Skeleton'
import styles from './DishGrid.module.css'

type Props = {
  children: ReactNode
  /** How many cards to reserve space for, whether they are rendered or not. */
  holds?: number
  ref?: Ref<HTMLDivElement>
}

const room = (cards: number) => ({ '--cards': cards }) as CSSProperties

/** Rows of cards of equal height. */
export const DishGrid = ({ children, holds, ref }: Props) => (
  <div
    className={holds === undefined ? styles.grid : `${styles.grid} ${styles.held}`}
    {...(holds !== undefined && { style: room(holds) })}
    ref={ref}
  >
    {children}
  </div>
)

/** Placeholders of the size of the cards. */
export const DishSkeletons = ({ count }: { count: number }) => (
  <DishGrid>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} className={styles.bone} />
    ))}
  </DishGrid>
)
