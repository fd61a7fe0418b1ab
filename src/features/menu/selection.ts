import { t } from 'ttag'
import type { CustomOptionGroup, MenuItem, Option, OptionGroup } from '../../api/types'
import { canTake } from './sold-out'

/** What a customer has chosen of an item, in the shape of a cart item. Prices are filled in when it is added. */
export type Selection = { servingId: string | null; groups: CustomOptionGroup[] }
/** An incomplete group. `path` matches that of its fieldset on screen. */
export type Gap = { path: string; name: string; rule: string }

/** 'Choose 1', 'Choose 2 to 4', 'Up to 3' or 'Optional'. */
export function ruleText({ min, max, options, maxPerOption }: OptionGroup): string {
  if (min === max) return t`Choose ${min}`
  if (min > 0) return t`Choose ${min} to ${max}`
  return max < options.length * maxPerOption ? t`Up to ${max}` : t`Optional`
}

export const isSingle = ({ min, max }: OptionGroup) => min === 1 && max === 1

export const groupPath = (parent: string, groupId: string) => (parent ? `${parent}.${groupId}` : groupId)

const chosenIn = (groups: CustomOptionGroup[], groupId: string) =>
  groups.find((group) => group.groupId === groupId)?.options ?? []

export const quantityOf = (groups: CustomOptionGroup[], groupId: string, optionId: string): number =>
  chosenIn(groups, groupId).find((option) => option.optionId === optionId)?.quantity ?? 0

export const countOf = (groups: CustomOptionGroup[], groupId: string): number =>
  chosenIn(groups, groupId).reduce((sum, { quantity }) => sum + quantity, 0)

export const nestedOf = (groups: CustomOptionGroup[], groupId: string, optionId: string): CustomOptionGroup[] =>
  chosenIn(groups, groupId).find((option) => option.optionId === optionId)?.customOptionGroups ?? []

/** The options that the menu preselects, as far as the rules of the groups allow. */
function defaults(definitions: OptionGroup[]): CustomOptionGroup[] {
  return definitions.reduce<CustomOptionGroup[]>((groups, group) => {
    return group.options.reduce((taken, one) => withQuantity(taken, group, one, one.defaultQuantity), groups)
  }, [])
}

export const taking = (option: Option, quantity: number, nested = defaults(option.optionGroups)) => ({
  optionId: option.id,
  name: option.name,
  quantity,
  price: option.price,
  customOptionGroups: nested,
})

export const initialSelection = ({
  servings,
  optionGroups,
}: Pick<MenuItem, 'servings' | 'optionGroups'>): Selection => ({
  servingId: servings[0]?.id ?? null,
  groups: defaults(optionGroups),
})

const withOptions = (groups: CustomOptionGroup[], { id, name }: OptionGroup, options: CustomOptionGroup['options']) => {
  const others = groups.filter(({ groupId }) => groupId !== id)
  return options.length === 0 ? others : [...others, { groupId: id, name, options }]
}

/** How often an option can be taken now, by its own limit and the room left in the group. */
export function mostOf(groups: CustomOptionGroup[], group: OptionGroup, optionId: string): number {
  const now = quantityOf(groups, group.id, optionId)
  const room = isSingle(group) ? 1 : now + group.max - countOf(groups, group.id)
  return Math.max(0, Math.min(group.maxPerOption, room))
}

/** Sets the quantity of an option, within the rules. In a single-choice group this deselects the other option. */
export function withQuantity(
  groups: CustomOptionGroup[],
  group: OptionGroup,
  option: Option,
  quantity: number,
): CustomOptionGroup[] {
  const taken = Math.min(Math.max(0, quantity), mostOf(groups, group, option.id))
  if (taken > 0 && !canTake(option)) return groups
  const chosen = chosenIn(groups, group.id)
  const now = chosen.find(({ optionId }) => optionId === option.id)
  if (taken === 0) {
    return withOptions(
      groups,
      group,
      chosen.filter((one) => one !== now),
    )
  }
  const next = taking(option, taken, now?.customOptionGroups)
  if (isSingle(group)) return withOptions(groups, group, [next])
  return withOptions(groups, group, now ? chosen.map((one) => (one === now ? next : one)) : [...chosen, next])
}

/** Sets the nested choices of an option. */
export function withNested(
  groups: CustomOptionGroup[],
  group: OptionGroup,
  optionId: string,
  nested: CustomOptionGroup[],
): CustomOptionGroup[] {
  const options = chosenIn(groups, group.id).map((option) =>
    option.optionId === optionId ? { ...option, customOptionGroups: nested } : option,
  )
  return withOptions(groups, group, options)
}

/** The previous choices, as far as the menu and its rules still allow them. */
function restoredGroups(definitions: OptionGroup[], before: CustomOptionGroup[]): CustomOptionGroup[] {
  return definitions.reduce<CustomOptionGroup[]>(
    (groups, group) =>
      group.options.reduce((taken, option) => {
        const next = withQuantity(taken, group, option, quantityOf(before, group.id, option.id))
        if (quantityOf(next, group.id, option.id) === 0) return next
        const nested = restoredGroups(option.optionGroups, nestedOf(before, group.id, option.id))
        return withNested(next, group, option.id, nested)
      }, groups),
    [],
  )
}

/** Adapts the selection of a cart line or a favorite to the current item. */
export const restoredSelection = (item: MenuItem, before: Selection): Selection => ({
  servingId: item.servings.some(({ id }) => id === before.servingId)
    ? before.servingId
    : initialSelection(item).servingId,
  groups: restoredGroups(item.optionGroups, before.groups),
})

/** The incomplete groups, in screen order. */
export function missingChoices(definitions: OptionGroup[], groups: CustomOptionGroup[], parent = ''): Gap[] {
  return definitions.flatMap((group) => {
    const path = groupPath(parent, group.id)
    const own = countOf(groups, group.id) < group.min ? [{ path, name: group.name, rule: ruleText(group) }] : []
    const nested = group.options
      .filter(({ id }) => quantityOf(groups, group.id, id) > 0)
      .flatMap(({ id, optionGroups }) =>
        missingChoices(optionGroups, nestedOf(groups, group.id, id), groupPath(path, id)),
      )
    return [...own, ...nested]
  })
}

/** The chosen options, nested ones included. */
export const chosenOptions = (definitions: OptionGroup[], groups: CustomOptionGroup[]): Option[] =>
  definitions.flatMap((group) =>
    group.options
      .filter(({ id }) => quantityOf(groups, group.id, id) > 0)
      .flatMap((option) => [option, ...chosenOptions(option.optionGroups, nestedOf(groups, group.id, option.id))]),
  )
