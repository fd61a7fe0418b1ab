import type { Option, OptionGroup } from '../../api/types'

/** Whether an option can be taken: it is not sold out, and what it asks for in turn can be chosen. */
export const canTake = ({ soldOut, optionGroups }: Option): boolean => !soldOut && optionGroups.every(canChoose)

/** Whether a group has enough options left for what it requires. */
function canChoose({ min, max, maxPerOption, options }: OptionGroup): boolean {
  const most = options.filter(canTake).length * maxPerOption
  return Math.min(most, max) >= min
}

/** Whether a dish cannot be ordered now: the API says so, or a choice that it requires cannot be made. */
export const isSoldOut = ({ soldOut, optionGroups = [] }: { soldOut: boolean; optionGroups?: OptionGroup[] }) =>
  soldOut || !optionGroups.every(canChoose)
