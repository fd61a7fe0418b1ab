import type { Path } from '../../tooling/files/json-with-lines.ts'

export type Loose = Record<string, unknown>
/** An object of a file, with its path. */
export type Entry = { one: Loose; at: Path }

export const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list, each with its path. */
export const entries = (list: unknown, path: Path): Entry[] =>
  Array.isArray(list) ? list.flatMap((one: unknown, index) => (isRecord(one) ? { one, at: [...path, index] } : [])) : []

/** The objects in a list that each of the objects has. */
export const inner = (outer: Entry[], field: string): Entry[] =>
  outer.flatMap(({ one, at }) => entries(one[field], [...at, field]))

export const dishesOf = (file: Loose): Entry[] => inner(inner(entries(file.menus, ['menus']), 'sections'), 'items')

const withNested = (groups: Entry[]): Entry[] =>
  groups.flatMap((group) => [group, ...withNested(inner(inner([group], 'options'), 'optionGroups'))])

/** Every option group in the file: at the top, of dishes, and nested in options. */
export const groupsOf = (file: Loose): Entry[] =>
  withNested([...entries(file.optionGroups, ['optionGroups']), ...inner(dishesOf(file), 'optionGroups')])
