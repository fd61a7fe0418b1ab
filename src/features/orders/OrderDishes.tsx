import { Fragment } from 'react'
import type { OrderLine } from '../../api/types'
import { COMMA } from '../../lib/list'
import { dishCounts } from './grouped-lines'
import styles from './OrderDishes.module.css'

/** The dishes of an order: '1 × Charred corn ribs · 2 × Tamarind lemonade', and nothing where a line ends between two of them. */
export function OrderDishes({ lines, className = '' }: { lines: OrderLine[]; className?: string | undefined }) {
  const dishes = dishCounts(lines)
  return (
    <bdi className={`${styles.dishes} ${className}`}>
      <span className={styles.row}>
        {dishes.map(([name, count], at) => (
          <Fragment key={name}>
            <span className={styles.dish}>{`${count}\u00a0×\u00a0${name}`}</span>
            {at < dishes.length - 1 && <span className="visually-hidden">{COMMA}</span>}
          </Fragment>
        ))}
      </span>
    </bdi>
  )
}
