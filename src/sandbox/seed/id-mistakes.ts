import { t } from 'ttag'
import type { JsonWithLines, Mistake, Path } from '../../tooling/files/json-with-lines.ts'
import { dishesOf, entries, groupsOf, inner, isRecord, type Entry, type Loose } from './lists'
import { idFor } from './short-menu'

/** What has an id is called so in a sentence; and what to do where two of a kind have the same. */
const KINDS = {
  menu: t`menu`,
  section: t`section`,
  dish: t`dish`,
  serving: t`serving`,
  group: t`group`,
  option: t`option`,
}
const ADVICE: Partial<Record<keyof typeof KINDS, string>> = {
  dish: t`Give one of them an "id".`,
  serving: t`Change one of the names.`,
}

/** The objects of a list. A string refers to an object of `known` by its name. */
const named = (list: unknown, path: Path, known: Entry[] = []): Entry[] =>
  entries(
    Array.isArray(list)
      ? list.map((one: unknown) =>
          typeof one === 'string' ? (known.find(({ one: { name } }) => name === one)?.one ?? { name: one }) : one,
        )
      : list,
    path,
  )

/** The servings of a dish, from its servings or its prices. */
const servingsOf = ({ one: { price, servings }, at }: Entry): Entry[] => [
  ...(isRecord(price) ? Object.keys(price).map((name) => ({ one: { name }, at: [...at, 'price', name] })) : []),
  ...entries(servings, [...at, 'servings']),
]

/** Reports duplicate ids, of which the shop would show only one, each with the line of the other. */
export function idMistakes(file: Loose, lineOf: JsonWithLines['lineOf']): Mistake[] {
  const check = (kind: keyof typeof KINDS, list: Entry[]): Mistake[] => {
    const taken = new Map<string, number>()
    return list.flatMap(({ one, at }) => {
      if (typeof one.id !== 'string' && typeof one.name !== 'string') return []
      const id = idFor(one)
      const line = taken.get(id)
      if (line === undefined) {
        taken.set(id, lineOf(at))
        return []
      }
      const advice = ADVICE[kind] ?? t`Change a name, or give one of them an "id".`
      const text = `${t`The id '${id}' is taken by the ${KINDS[kind]} in line ${line}.`} ${advice}`
      return [{ line: lineOf(at), text, cause: `id of a ${kind}` }]
    })
  }
  const menus = entries(file.menus, ['menus'])
  const dishes = dishesOf(file)
  const shared = entries(file.optionGroups, ['optionGroups'])
  const groups = groupsOf(file)
  return [
    ...check('menu', menus),
    ...menus.flatMap((menu) => check('section', inner([menu], 'sections'))),
    ...check('dish', dishes),
    ...dishes.flatMap((dish) => check('serving', servingsOf(dish))),
    ...check('group', shared),
    ...[...dishes, ...inner(groups, 'options')].flatMap(({ one, at }) =>
      check('group', named(one.optionGroups, [...at, 'optionGroups'], shared)),
    ),
    ...groups.flatMap(({ one, at }) => check('option', named(one.options, [...at, 'options']))),
  ]
}
