import type { Schemas } from '../../api/types'

type MenuItem = Schemas['MenuItem']

/** The rate of a tax that is not that of the restaurant. */
type Taxed = { taxPercent?: number }
/** A dish as a menu file has it: the contract's item, less what its place in the file tells. */
export type SeedItem = Omit<MenuItem, 'menuId' | 'menuSectionId' | 'menuItemMappingId' | 'availability'> &
  Taxed &
  Pick<Schemas['MenuItemSummary'], 'otherNames'>
export type SeedSection = { id: string; name: string; description?: string; items: SeedItem[] } & Taxed
/** Without `served` a menu is to be had whenever the restaurant is open. Wall-clock times of the restaurant. */
export type SeedMenu = { id: string; name: string; served?: { from: string; to: string }; sections: SeedSection[] }
export type SeedMenuFile = { menus: SeedMenu[] }
type Restaurant = Omit<Schemas['Restaurant'], 'status'>
export type Promo = {
  code: string
  /** What it gives, in words. */
  text: string
  /** From this subtotal on. */
  minimum: number
  /** RFC 3339. */
  ends: string
} & ({ percent: number } | { amount: number })
/** Percent or an amount (minor units) off the order, or a free dish: one, or any of a section. */
export type Reward = { id: string; name: string; points: number } & (
  | { percent: number }
  | { amount: number }
  | { menuItemId: string }
  | { sectionId: string }
)
/** The points program of the API with what its rewards give. Points expire after a year unless it says otherwise. */
type Program = Omit<NonNullable<Restaurant['pointsProgram']>, 'rewards'> & {
  rewards: Reward[]
  expiresAfterDays?: number
}
/** What the API does not reveal about a restaurant. */
export type SeedRules = {
  /** In percent; `included` when the prices contain it. Without `deliveryPercent` the delivery has none. */
  tax: { percent: number; included: boolean; deliveryPercent?: number }
  /** The postal codes, cities and regions it delivers to; empty for all. */
  deliversTo: string[]
  promoCodes: Promo[]
  /** The names of the tables with table service. */
  tableNames: string[]
  /** The language and the formats of the shop, as VITE_LOCALE has them. */
  locale: string
  /** Those of the further languages of its pages, as VITE_OTHER_LOCALES has them. */
  otherLocales: string[]
}
export type SeedRestaurant = Omit<Restaurant, 'pointsProgram'> & SeedRules & { pointsProgram?: Program | null }
/** What a sandbox serves. */
export type Seed = {
  restaurant: SeedRestaurant
  menu: SeedMenuFile
  translations: import('./languages').Translations
}
export type OptionGroup = Schemas['OptionGroup']
export type Option = Schemas['Option']
