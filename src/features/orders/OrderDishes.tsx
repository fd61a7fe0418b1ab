import { Fragment } from 'react'
import type { OrderLine } from '../../api/types'
import { COMMA } from '../../lib/list'
import { dishCounts } from './grouped-lines'
import styles from './OrderDishes.module.css'

/** The dishes of an order: '1 × Charred corn ribs, 2 × Tamarind lemonade'. A line ends between two of them if it can. */
export function OrderDishes({ lines, className = '' }: { lines: OrderLine[]; className?: string | undefined }) {
  const dishes = dishCounts(lines)
  return (
    <bdi className={className}>
      {dishes.map(([name, count], at) => (
        <Fragment key={name}>
          <span className={styles.dish}>
            {`${count}\u00a0×\u00a0${name}`}
            {at < dishes.length - 1 && COMMA.trim()}
          </span>{' '}
        </Fragment>
      ))}
    </bdi>
  )
}
