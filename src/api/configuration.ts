import type { AddCartItem, CustomOptionGroup, Participant } from './types'

/** How a dish of a cart or an order is made, and for whom. */
export type Configuration = Pick<AddCartItem, 'menuItemId' | 'servingQuantityId' | 'specialInstructions'> & {
  customOptionGroups?: CustomOptionGroup[]
  participant?: Participant | null
}

const canonicalGroups = (groups: CustomOptionGroup[] = []): string =>
  groups
    .filter(({ options }) => options.length > 0)
    .map(({ groupId, options }) => {
      const chosen = options.map((option) =>
        JSON.stringify([option.optionId, option.quantity, canonicalGroups(option.customOptionGroups)]),
      )
      return JSON.stringify([groupId, chosen.sort()])
    })
    .sort()
    .join()

/** Equal for two lines of the same dish with the same configuration, chosen by the same person. */
export const configurationOf = ({ menuItemId, customOptionGroups, participant, ...made }: Configuration) =>
  JSON.stringify([
    menuItemId,
    made.servingQuantityId,
    made.specialInstructions || null,
    canonicalGroups(customOptionGroups),
    ...(participant ? [participant.id] : []),
  ])
