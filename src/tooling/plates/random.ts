/** Repeatable chance: the same text always gives the same numbers. */
export type Random = {
  /** From 0 up to 1. */
  next: () => number
  between: (low: number, high: number) => number
  pick: <Value>(list: readonly Value[]) => Value
}

/** The numbers that a text stands for (FNV-1a, then mulberry32). */
export function randomOf(text: string): Random {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[Math.floor(next() * list.length)]!,
  }
}
