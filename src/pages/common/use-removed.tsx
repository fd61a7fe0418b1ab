import { useEffect, useState, type ReactNode } from 'react'
import { RemovedRow } from '../../components/RemovedRow'
import { configurationOf } from '../../api/configuration'
import { removalsShown, useRemoval } from '../../features/cart/removal'
import type { Dish } from '../../features/menu/dish-index'
import { lineDish } from './line-dish'

export type Removed = {
  /** The row that offers to put back the last removed line until the customer leaves the page, or null. */
  row: ReactNode
  /** The removed line's configuration, by which its place is known, and its index in the API's cart. */
  made: string | null
  place: number
  /** The key of the line that was put back last. */
  back: string | null
}

/** The last removed line, as the cart shows it. */
export function useRemoved(dishes: Map<string, Dish>): Removed {
  const removal = useRemoval()
  const [foundId] = useState(removal?.id)
  const [back, setBack] = useState<string | null>(null)
  useEffect(removalsShown, [])
  if (!removal) return { row: null, made: null, place: 0, back }
  const { id, line, place, undo, path } = removal
  const row = (
    <RemovedRow
      key={id}
      name={lineDish(line, dishes).name}
      onUndo={undo && (() => setBack(undo()))}
      path={path}
      takesFocus={id !== foundId}
    />
  )
  return { row, made: configurationOf(line), place, back }
}
