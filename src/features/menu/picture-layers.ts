import type { MenuItem } from '../../api/types'
import { initialSelection, quantityOf, type Selection } from './selection'

/** A picture that lies over that of the dish, and whether the choice shows it. */
export type PictureLayer = { url: string; isShown: boolean }

/** What the customer's choice puts on the picture of a dish: a layer for each option that has one, shown or not. */
export function pictureLayers(item: MenuItem, selection: Selection = initialSelection(item)): PictureLayer[] {
  if (!item.imageBaseUrl) return []
  return item.optionGroups.flatMap(({ id, options }) =>
    options.flatMap(({ id: option, takenImageUrl, untakenImageUrl }) => {
      const isTaken = quantityOf(selection.groups, id, option) > 0
      return [
        ...(takenImageUrl ? [{ url: takenImageUrl, isShown: isTaken }] : []),
        ...(untakenImageUrl ? [{ url: untakenImageUrl, isShown: !isTaken }] : []),
      ]
    }),
  )
}
