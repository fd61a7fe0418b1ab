import { Children, type ReactNode } from 'react'
import styles from './LongList.module.css'

/** Rows that are laid out together. */
const GROUP = 20

type Props = {
  label: string
  /** About how high a row is, in px, its distance to the next one included: for those that are not drawn yet. */
  rowHeight: number
  /** Each has the role 'listitem'. They are mounted anew when they change their group, so they keep nothing. */
  children: ReactNode
}

/**
 * A list of any length. The browser leaves out the groups that are far from the screen: one for each row would cost
 * more than it saves.
 */
export function LongList({ label, rowHeight, children }: Props) {
  const rows = Children.toArray(children)
  if (rows.length === 0) return null
  const groups = Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, index) =>
    rows.slice(index * GROUP, (index + 1) * GROUP),
  )
  return (
    <div role="list" aria-label={label} className={styles.list}>
      {groups.map((group, index) => (
        <div
          key={index}
          role="none"
          className={styles.group}
          style={{ containIntrinsicHeight: `auto ${group.length * rowHeight}px` }}
        >
          {group}
        </div>
      ))}
    </div>
  )
}
