import { useEffect, useState, type ReactNode } from 'react'
import { RemovedRow } from '../../components/RemovedRow'
import { removalOver, useRemoval } from '../../features/cart/removal'
import type { Dish } from '../../features/menu/dish-index'
import { lineDish } from './line-dish'

export type Removed = {
  /** The row that offers to put back the last removed line until the customer leaves the page, or null. */
  row: ReactNode
  /** The index of the removed line in the cart. */
  place: number
  /** The line that was put back last: its key, and the index it had. */
  back: { key: string; place: number } | null
}

/** The last removed line, as the cart page shows it. */
export function useRemoved(dishes: Map<string, Dish>): Removed {
  const removal = useRemoval()
  const [foundId] = useState(removal?.id)
  const [back, setBack] = useState<Removed['back']>(null)
  useEffect(() => () => removalOver(), [])
  if (!removal) return { row: null, place: 0, back }
  const { id, line, place, undo, path } = removal
  const row = (
    <RemovedRow
      key={id}
      name={lineDish(line, dishes).name}
      onUndo={
        undo &&
        (() => {
          const key = undo()
          setBack(key ? { key, place } : null)
        })
      }
      path={path}
      takesFocus={id !== foundId}
    />
  )
  return { row, place, back }
}
