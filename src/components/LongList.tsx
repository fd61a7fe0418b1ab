import { Children, type ReactNode } from 'react'
import styles from './LongList.module.css'

/** Rows that are laid out together. */
const GROUP = 20

type Props = {
  label: string
  /** Each has the role 'listitem'. They are mounted anew when they change their group, so they keep nothing. */
  children: ReactNode
}

/** A list of any length: what changes in one group of rows leaves the layout of the others alone. */
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
