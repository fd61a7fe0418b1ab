import { useState } from 'react'

/** What was removed last of a list, with how many rows stood before it: to be offered back until the page is left. */
export function useRemoval<Item extends { id: string }>(items: Item[] | undefined) {
  const [removed, setRemoved] = useState<{ item: Item; place: number } | null>(null)
  const isBack = removed !== null && items?.some(({ id }) => id === removed.item.id)
  return {
    removed: isBack ? null : removed,
    note: (item: Item) => setRemoved({ item, place: items?.indexOf(item) ?? 0 }),
    over: () => setRemoved(null),
  }
}
