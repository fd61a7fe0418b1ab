import { useState } from 'react'

/** The last item removed from a list, and its index there. It can be restored until the customer leaves the page. */
export function useRemoval<Item extends { id: string }>(items: Item[] | undefined) {
  const [removed, setRemoved] = useState<{ item: Item; place: number } | null>(null)
  const isBack = removed !== null && items?.some(({ id }) => id === removed.item.id)
  return {
    removed: isBack ? null : removed,
    note: (item: Item) => setRemoved({ item, place: items?.indexOf(item) ?? 0 }),
    over: () => setRemoved(null),
  }
}
