/** `Map.groupBy`, which Node 20 lacks. */
export function grouped<One, Key>(all: One[], keyOf: (one: One) => Key): [Key, One[]][] {
  const found = new Map<Key, One[]>()
  for (const one of all) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one])
  return [...found]
}
