import { seedMenus } from '../seed/menu'
import { restaurant } from '../seed/restaurant'
import { readRestaurantFolder } from '../seed/restaurant-folder'

/** The restaurant and the menu of a folder, or of the example. @throws Error with every mistake in its files */
export const seedOf = (folder: string | undefined) =>
  folder ? readRestaurantFolder(folder) : { restaurant, menu: seedMenus, translations: {} }
