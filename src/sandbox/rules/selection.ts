import type { Schemas } from '../../api/types'
import { Refusal } from '../refusal'
import type { Option, OptionGroup, SeedItem } from '../seed/types'
import type { Said } from '../words'

type Chosen = Schemas['CustomOptionGroup']

const optionPrice = (option: Option, servingId: string | null) =>
  option.pricesByServing.find((entry) => entry.servingId === servingId)?.price ?? option.price

/** The price of the chosen options, in minor units. In each group the `freeCount` most expensive ones are free. */
function groupsPrice(groups: OptionGroup[], chosen: Chosen[], servingId: string | null): number {
  let sum = 0
  for (const { groupId, options } of chosen) {
    const group = groups.find(({ id }) => id === groupId)!
    const units: number[] = []
    for (const { optionId, quantity, customOptionGroups = [] } of options) {
      const option = group.options.find(({ id }) => id === optionId)!
      units.push(...Array<number>(quantity).fill(optionPrice(option, servingId)))
      sum += quantity * groupsPrice(option.optionGroups, customOptionGroups, servingId)
    }
    units.sort((a, b) => b - a)
    sum += units.slice(group.freeCount).reduce((total, price) => total + price, 0)
  }
  return sum
}

/** The unit price, options included, in minor units. The selection must be valid: see `checkSelection`. */
export function priceOf(item: SeedItem, servingId: string | null, chosen: Chosen[]): number {
  const base = item.servings.find(({ id }) => id === servingId)?.price ?? item.price
  return base + groupsPrice(item.optionGroups, chosen, servingId)
}

/** The deposit of one piece: that of its serving, or of the dish. */
export const depositFor = ({ servings, deposit = 0 }: SeedItem, servingId: string | null): number =>
  servings.find(({ id }) => id === servingId)?.deposit ?? deposit

type Part = Pick<SeedItem, 'allergens' | 'additives' | 'caffeineMgPer100ml' | 'alcoholPercent' | 'optionGroups'>

/** A dish and its chosen options, those within others too. A choice that is gone from the menu is none of them. */
export const partsOf = (part: Part, chosen: Chosen[]): Part[] => [
  part,
  ...chosen.flatMap(({ groupId, options }) => {
    const known = part.optionGroups.find(({ id }) => id === groupId)?.options ?? []
    return options.flatMap(({ optionId, customOptionGroups = [] }) => {
      const option = known.find(({ id }) => id === optionId)
      return option ? partsOf(option, customOptionGroups) : []
    })
  }),
]

/** The allergens of a dish with what is chosen. */
export const allergensOf = (part: Part, chosen: Chosen[]) => [
  ...new Set(partsOf(part, chosen).flatMap(({ allergens }) => allergens)),
]

const canTake = ({ soldOut, optionGroups }: Option): boolean => !soldOut && optionGroups.every(canChoose)

const canChoose = ({ min, max, maxPerOption, options }: OptionGroup): boolean =>
  Math.min(max, options.filter(canTake).length * maxPerOption) >= min

/** Whether a dish cannot be ordered: it is sold out, or a choice that it requires cannot be made. */
export const isSoldOut = ({ soldOut, optionGroups }: Pick<SeedItem, 'soldOut' | 'optionGroups'>) =>
  soldOut || !optionGroups.every(canChoose)

const invalid = (message: Said) => new Refusal(422, 'INVALID_SELECTION', message)

function checkGroups(groups: OptionGroup[], chosen: Chosen[], item: SeedItem) {
  if (new Set(chosen.map(({ groupId }) => groupId)).size !== chosen.length) throw invalid('A group is chosen twice.')
  for (const { groupId } of chosen) {
    if (!groups.some(({ id }) => id === groupId)) throw invalid(['{0} has no such choice.', item.name])
  }
  for (const group of groups) {
    const options = chosen.find(({ groupId }) => groupId === group.id)?.options ?? []
    if (new Set(options.map(({ optionId }) => optionId)).size !== options.length) {
      throw invalid(['{0}: an option is listed twice.', group.name])
    }
    const count = options.reduce((sum, { quantity }) => sum + quantity, 0)
    if (count < group.min || count > group.max) {
      throw invalid(
        group.min === group.max
          ? ['{0}: choose {1}.', group.name, group.min]
          : ['{0}: choose {1} to {2}.', group.name, group.min, group.max],
      )
    }
    for (const { optionId, quantity, customOptionGroups = [] } of options) {
      const option = group.options.find(({ id }) => id === optionId)
      if (!option) throw invalid(['{0} has no such option.', group.name])
      if (!Number.isInteger(quantity) || quantity < 1 || quantity > group.maxPerOption) {
        throw invalid(['{0}: at most {1}.', option.name, group.maxPerOption])
      }
      if (option.soldOut) throw new Refusal(409, 'AVAILABILITY_CHANGED', ['{0} is sold out.', option.name])
      checkGroups(option.optionGroups, customOptionGroups, item)
    }
  }
}

/** @throws Refusal INVALID_SELECTION when a rule is broken, AVAILABILITY_CHANGED when an option is sold out. */
export function checkSelection(item: SeedItem, servingId: string | null, chosen: Chosen[]) {
  const servings = item.servings.map(({ id }) => id)
  if (servings.length > 0 ? !servingId || !servings.includes(servingId) : servingId !== null) {
    throw invalid(['{0}: choose a size.', item.name])
  }
  checkGroups(item.optionGroups, chosen, item)
}

function defaultGroups(groups: OptionGroup[], servingId: string | null): Chosen[] {
  return groups.flatMap(({ id, name, options }) => {
    const taken = options.filter((option) => option.defaultQuantity > 0 && canTake(option))
    if (taken.length === 0) return []
    return {
      groupId: id,
      name,
      options: taken.map((option) => ({
        optionId: option.id,
        name: option.name,
        quantity: option.defaultQuantity,
        price: optionPrice(option, servingId),
        customOptionGroups: defaultGroups(option.optionGroups, servingId),
      })),
    }
  })
}

/** The selection of a customer who chooses nothing. */
export function defaultSelection(item: SeedItem) {
  const servingId = item.servings[0]?.id ?? null
  return { servingId, groups: defaultGroups(item.optionGroups, servingId) }
}
