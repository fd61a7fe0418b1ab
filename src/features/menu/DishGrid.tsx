import type { CSSProperties, ReactNode, Ref } from 'react'
import { Skeleton } from '../../components/Skeleton'
import styles from './DishGrid.module.css'

type Props = {
  children: ReactNode
  /** How many cards it keeps room for, whether they are drawn or not. */
  holds?: number
  ref?: Ref<HTMLDivElement>
}

const room = (cards: number) => ({ '--cards': cards }) as CSSProperties

/** Rows of cards, all of one height. */
export const DishGrid = ({ children, holds, ref }: Props) => (
  <div
    className={holds === undefined ? styles.grid : `${styles.grid} ${styles.held}`}
    {...(holds !== undefined && { style: room(holds) })}
    ref={ref}
  >
    {children}
  </div>
)

/** Stands where cards will be, at their size. */
export const DishSkeletons = ({ count }: { count: number }) => (
  <DishGrid>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} className={styles.bone} />
    ))}
  </DishGrid>
)
