import type { components } from '../../api/schema.gen'

type MenuItem = components['schemas']['MenuItem']

/** A dish as a menu file has it: the contract's item, less what its place in the file tells. */
export type SeedItem = Omit<MenuItem, 'menuId' | 'menuSectionId' | 'menuItemMappingId' | 'availability'>
export type SeedSection = { id: string; name: string; description?: string; items: SeedItem[] }
/** Without `served` a menu is to be had whenever the restaurant is open. Wall-clock times of the restaurant. */
export type SeedMenu = { id: string; name: string; served?: { from: string; to: string }; sections: SeedSection[] }
export type SeedMenuFile = { menus: SeedMenu[] }
export type SeedRestaurant = Omit<components['schemas']['Restaurant'], 'status'>
export type OptionGroup = components['schemas']['OptionGroup']
export type Option = components['schemas']['Option']
