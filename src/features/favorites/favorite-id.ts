import type { CustomOptionGroup, FavoriteRequest } from '../../api/types'
import { fingerprint } from '../../lib/fingerprint'

const chosen = (groups: CustomOptionGroup[]): string[] =>
  groups
    .flatMap(({ groupId, options }) =>
      options.map(({ optionId, quantity, customOptionGroups = [] }) =>
        JSON.stringify([groupId, optionId, quantity, chosen(customOptionGroups)]),
      ),
    )
    .toSorted()

/** The id of a dish with these options as a favorite: the same on every device and in any order of the options. */
export const favoriteIdOf = ({ menuItemId, servingQuantityId, customOptionGroups }: FavoriteRequest): string =>
  `${menuItemId}~${fingerprint(JSON.stringify([servingQuantityId, chosen(customOptionGroups)]))}`
