import type { CustomOptionGroup, MenuItem, Option, OptionGroup } from '../../api/types'
import type { LinkedChoice } from '../../lib/cart-link'
import { initialSelection } from './selection'

/** What a link calls something that the menu does not have: 'pad-thai' as 'Pad thai'. */
export function wordsOf(id: string): string {
  const words = id.replace(/\p{C}/gu, '').slice(0, 60)
  return /^[a-z\d]+(-[a-z\d]+)+$/.test(words)
    ? words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ')
    : words
}

/** The ids of groups and options that lead to an option, by its own id alone; null when the dish has none. */
function pathTo(definitions: OptionGroup[], optionId: string): string[] | null {
  for (const group of definitions) {
    for (const option of group.options) {
      if (option.id === optionId) return [group.id, option.id]
      const nested = pathTo(option.optionGroups, optionId)
      if (nested) return [group.id, option.id, ...nested]
    }
  }
  return null
}

type Chosen = CustomOptionGroup['options'][number]

const definedIn = (group: OptionGroup | undefined, id: string | undefined): Option | undefined =>
  group?.options.find((option) => option.id === id)

/** The groups with one option more, at the end of its path. */
function withChoice(
  definitions: OptionGroup[],
  groups: CustomOptionGroup[],
  [groupId = '', optionId = '', ...rest]: string[],
  count: number,
): CustomOptionGroup[] {
  const definition = definitions.find(({ id }) => id === groupId)
  const option = definedIn(definition, optionId)
  const before = groups.find((group) => group.groupId === groupId)
  const known = before?.options.find((one) => one.optionId === optionId)
  const nested = known?.customOptionGroups ?? []
  const chosen: Chosen = {
    ...{ optionId, name: option?.name ?? wordsOf(optionId), price: 0 },
    quantity: rest.length > 0 ? (known?.quantity ?? 1) : count,
    customOptionGroups: rest.length > 0 ? withChoice(option?.optionGroups ?? [], nested, rest, count) : nested,
  }
  const options = known
    ? before!.options.map((one) => (one === known ? chosen : one))
    : [...(before?.options ?? []), chosen]
  const after = { groupId, name: definition?.name ?? groupId, options }
  return before ? groups.map((group) => (group === before ? after : group)) : [...groups, after]
}

/** The groups with the menu's own choice wherever one is required and the link says nothing. */
function completed(definitions: OptionGroup[], groups: CustomOptionGroup[]): CustomOptionGroup[] {
  const required = new Set(definitions.filter(({ min }) => min > 0).map(({ id }) => id))
  for (const { groupId } of groups) required.delete(groupId)
  const usual = initialSelection({ servings: [], optionGroups: definitions }).groups
  const made = groups.map((group) => ({
    ...group,
    options: group.options.map((one) => {
      const option = definedIn(
        definitions.find(({ id }) => id === group.groupId),
        one.optionId,
      )
      return { ...one, customOptionGroups: completed(option?.optionGroups ?? [], one.customOptionGroups ?? []) }
    }),
  }))
  return [...made, ...usual.filter(({ groupId }) => required.has(groupId))]
}

const isKnown = (definitions: OptionGroup[], groups: CustomOptionGroup[]): boolean =>
  groups.every(({ groupId, options }) =>
    options.every(({ optionId, customOptionGroups = [] }) => {
      const option = definedIn(
        definitions.find(({ id }) => id === groupId),
        optionId,
      )
      return option && isKnown(option.optionGroups, customOptionGroups)
    }),
  )

/**
 * The choices that a link names, in the shape of a cart item. One that the dish does not have keeps its place, so that
 * it can be named, and nothing is chosen instead.
 */
export function linkedGroups({ optionGroups }: Pick<MenuItem, 'optionGroups'>, choices: LinkedChoice[]) {
  const groups = choices.reduce<CustomOptionGroup[]>((taken, { path, count }) => {
    const full = path.length > 1 ? path : (pathTo(optionGroups, path[0]!) ?? ['', path[0]!])
    return withChoice(optionGroups, taken, full, count)
  }, [])
  return isKnown(optionGroups, groups) ? completed(optionGroups, groups) : groups
}
