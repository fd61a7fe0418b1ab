import { Children, type ReactNode } from 'react'
import styles from './LongList.module.css'

/** Rows that are laid out together. */
const GROUP = 20

type Props = {
  label: string
  /** Each has the role 'listitem'. A row that moves to another group is remounted, so rows must hold no state. */
  children: ReactNode
}

/** A list of any length: a change in one group of rows does not affect the layout of the others. */
export function LongList({ label, children }: Props) {
  const rows = Children.toArray(children)
  if (rows.length === 0) return null
  const groups = Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, index) =>
    rows.slice(index * GROUP, (index + 1) * GROUP),
  )
  return (
    <div role="list" aria-label={label} className={styles.list}>
      {groups.map((group, index) => (
        <div key={index} role="none" className={styles.group}>
          {group}
        </div>
      ))}
    </div>
  )
}
