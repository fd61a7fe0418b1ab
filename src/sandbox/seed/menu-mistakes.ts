import type { JsonWithLines, Mistake, Path } from '../../files/json-with-lines.ts'
import { didYouMean } from '../../files/schema-mistakes.ts'
import { idOf } from './short-menu'

type Loose = Record<string, unknown>

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** The objects of a list, each with its path. */
const entries = (list: unknown, path: Path): { one: Loose; at: Path }[] =>
  Array.isArray(list) ? list.flatMap((one: unknown, index) => (isRecord(one) ? { one, at: [...path, index] } : [])) : []

function dishesOf(file: Loose) {
  return entries(file.menus, ['menus']).flatMap(({ one: menu, at }) =>
    entries(menu.sections, [...at, 'sections']).flatMap(({ one: section, at: within }) =>
      entries(section.items, [...within, 'items']),
    ),
  )
}

/** What a schema cannot say of a menu file: ids that are taken, groups that are not there or never end, wrong limits. */
export function menuMistakes({ value, lineOf }: JsonWithLines): Mistake[] {
  if (!isRecord(value)) return []
  const mistakes: Mistake[] = []
  const tell = (path: Path, text: string) => mistakes.push({ line: lineOf(path), text })
  const shared = entries(value.optionGroups, ['optionGroups'])
  const names = shared.flatMap(({ one: { name } }) => (typeof name === 'string' ? name : []))

  function checkGroups(list: unknown, path: Path, within: string[]) {
    if (!Array.isArray(list)) return
    for (const [index, one] of (list as unknown[]).entries()) {
      const at = [...path, index]
      if (typeof one === 'string' && !names.includes(one)) {
        tell(at, `No group at the top of the file is called "${one}".${didYouMean(one, names)}`)
      } else if (typeof one === 'string' && within.includes(one)) {
        tell(at, `The group '${one}' is within itself, so it would never end.`)
      } else if (typeof one === 'string' && within.length > 0) {
        const named = shared.find(({ one: { name } }) => name === one)
        if (named) checkGroup(named.one, named.at, [...within, one])
      } else if (isRecord(one)) checkGroup(one, at, within)
    }
  }
  function checkGroup(group: Loose, at: Path, within: string[]) {
    const { name, min, max } = group
    if (typeof min === 'number' && typeof max === 'number' && min > max) {
      tell([...at, 'min'], `'${String(name)}': at least ${min} cannot be chosen of at most ${max}.`)
    }
    for (const { one, at: where } of entries(group.options, [...at, 'options'])) {
      checkGroups(one.optionGroups, [...where, 'optionGroups'], within)
    }
  }
  for (const { one, at } of shared) checkGroup(one, at, [String(one.name)])

  const isComplete = entries(value.menus, []).every(
    ({ one: { sections } }) =>
      Array.isArray(sections) && entries(sections, []).every(({ one }) => Array.isArray(one.items)),
  )
  if (Array.isArray(value.menus) && isComplete && dishesOf(value).length === 0) {
    tell(['menus'], 'There is no dish on the menu.')
  }

  const taken = new Map<string, number>()
  for (const { one, at } of dishesOf(value)) {
    checkGroups(one.optionGroups, [...at, 'optionGroups'], [])
    if (typeof one.id !== 'string' && typeof one.name !== 'string') continue
    const id = typeof one.id === 'string' ? one.id : idOf(one)
    const line = taken.get(id)
    if (line === undefined) taken.set(id, lineOf(at))
    else tell(at, `The id '${id}' is taken by the dish in line ${line}. Give one of them an "id".`)
  }
  return mistakes
}
