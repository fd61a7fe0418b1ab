import { t } from 'ttag'
import type { JsonWithLines, Mistake, Path } from '../../tooling/files/json-with-lines.ts'
import { didYouMean } from '../../tooling/files/schema-mistakes.ts'
import { idMistakes } from './id-mistakes'
import { dishesOf, entries, groupsOf, inner, isRecord, type Loose } from './lists'
import { servingMistakes, sizeMistakes } from './serving-mistakes'

type Tell = (path: Path, text: string) => void

/** Reports names of groups that are not at the top of the file, and groups that never end. */
function checkNames(file: Loose, tell: Tell) {
  const shared = entries(file.optionGroups, ['optionGroups'])
  const names = shared.flatMap(({ one: { name } }) => (typeof name === 'string' ? name : []))

  function checkGroups(list: unknown, path: Path, within: string[]) {
    if (!Array.isArray(list)) return
    for (const [index, one] of (list as unknown[]).entries()) {
      const at = [...path, index]
      if (typeof one === 'string' && !names.includes(one)) {
        tell(at, t`No group at the top of the file is called "${one}".` + didYouMean(one, names))
      } else if (typeof one === 'string' && within.includes(one)) {
        tell(at, t`The group '${one}' is within itself, so it would never end.`)
      } else if (typeof one === 'string' && within.length > 0) {
        const named = shared.find(({ one: { name } }) => name === one)
        if (named) checkGroup(named.one, named.at, [...within, one])
      } else if (isRecord(one)) checkGroup(one, at, within)
    }
  }
  function checkGroup(group: Loose, at: Path, within: string[]) {
    for (const { one, at: where } of entries(group.options, [...at, 'options'])) {
      checkGroups(one.optionGroups, [...where, 'optionGroups'], within)
    }
  }
  for (const { one, at } of shared) checkGroup(one, at, [String(one.name)])
  for (const { one, at } of dishesOf(file)) checkGroups(one.optionGroups, [...at, 'optionGroups'], [])
}

/** Reports groups that ask for more than can be chosen. */
function checkLimits(file: Loose, tell: Tell) {
  for (const { one, at } of groupsOf(file)) {
    const { name, min, max, maxPerOption = 1, options } = one
    if (typeof min !== 'number') continue
    const count = Array.isArray(options) ? options.length : 0
    const most = count * Number(maxPerOption)
    const place = [...at, 'min']
    if (typeof max === 'number' && min > max) {
      tell(place, t`'${String(name)}': at least ${min} cannot be chosen of at most ${max}.`)
    } else if (count > 0 && min > most) {
      tell(place, t`'${String(name)}': at least ${min} cannot be chosen, its options make ${most} at most.`)
    }
  }
}

/** Reports menus and sections with nothing in them, and menus that are served at no time. */
function checkPlaces(file: Loose, tell: Tell) {
  const menus = entries(file.menus, ['menus'])
  const sections = inner(menus, 'sections')
  const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0
  const isComplete =
    menus.every(({ one }) => Array.isArray(one.sections)) && sections.every(({ one }) => Array.isArray(one.items))
  if (Array.isArray(file.menus) && isComplete && dishesOf(file).length === 0) {
    tell(['menus'], t`There is no dish on the menu.`)
    return
  }
  for (const { one, at } of menus) {
    if (isEmpty(one.sections)) tell(at, t`The menu '${String(one.name)}' has no section.`)
    const { from, to } = isRecord(one.served) ? one.served : {}
    if (typeof from === 'string' && from === to) {
      const text = t`'${String(one.name)}': "served" begins and ends at ${from}. Leave it out if the menu is always served.`
      tell([...at, 'served'], text)
    }
  }
  for (const { one, at } of sections) {
    if (isEmpty(one.items)) tell(at, t`The section '${String(one.name)}' has no dish.`)
  }
}

/** Checks what a schema cannot: how the ids, names, limits and parts of a menu file fit together. */
export function menuMistakes(file: JsonWithLines): Mistake[] {
  const { value, lineOf } = file
  if (!isRecord(value)) return []
  const mistakes: Mistake[] = []
  const tell: Tell = (path, text) => mistakes.push({ line: lineOf(path), text })
  checkNames(value, tell)
  checkLimits(value, tell)
  checkPlaces(value, tell)
  return [...mistakes, ...idMistakes(value, lineOf), ...servingMistakes(value, file), ...sizeMistakes(value, file)]
}
