// Differences of an answer by their causes: a mistake of 143 rows is one line.

const segmentsOf = (pointer) =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
const isIndex = (segment) => /^\d+$/.test(segment)

/** 'menus[0].sections[*].price' for the segments of a pointer. */
export const pathWords = (segments) =>
  segments
    .map((segment, at) => (/^(\d+|\*)$/.test(segment) ? `[${segment}]` : `${at > 0 ? '.' : ''}${segment}`))
    .join('')

/** The key of a pointer's value. That of a list's entry is the list's. */
export const keyAt = (pointer) => segmentsOf(pointer).findLast((segment) => !isIndex(segment)) ?? ''

/** The segments of all of a cause's pointers: a star where they differ. */
const shared = (all) => all[0].map((segment, at) => (all.every((one) => one[at] === segment) ? segment : '*'))

/** How many places of one cause are compared and listed; beyond them only the count goes on. */
const COMPARED = 10_000

/**
 * Joins differences that have the same cause: the same rule broken by the same kind of value in each row of a list.
 * @returns for each cause its place, what was expected, the first value found, and if there are more their number
 */
export function causesOf(differences) {
  const groups = new Map()
  for (const one of differences) {
    const segments = segmentsOf(one.pointer)
    const rows = segments.map((segment) => (isIndex(segment) ? '*' : segment)).join('/')
    const key = JSON.stringify([rows, one.expected, one.kind])
    const group = groups.get(key) ?? { first: one, places: [], values: new Set(), count: 0 }
    groups.set(key, group)
    group.count += 1
    group.values.add(one.got)
    if (group.places.length < COMPARED) group.places.push(segments)
  }
  return [...groups.values()].map(({ first, places, values, count }) => ({
    pointer: pathWords(shared(places)),
    expected: first.expected,
    got: first.got,
    ...(count > 1 && { count, values: values.size, first: pathWords(places[0]) }),
  }))
}
