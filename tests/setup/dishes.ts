import { completeDish, completeGroups } from '../../src/sandbox/seed/short-menu'
import type { Option, OptionGroup, SeedItem } from '../../src/sandbox/seed/types'

/** One price, or a price for each serving by the serving's name. */
type Price = number | Record<string, number>

type Dish = Partial<Omit<SeedItem, 'price' | 'optionGroups' | 'imageUrl'>> & {
  name: string
  /** The name of its picture. */
  picture: string
  price: Price
  groups?: OptionGroup[]
}
type OptionExtras = Partial<Pick<Option, 'allergens' | 'soldOut' | 'defaultQuantity'>> & { groups?: OptionGroup[] }
type GroupExtras = { perOption?: number; free?: number }

export const dish = ({ picture, groups = [], ...rest }: Dish) =>
  completeDish({ ...rest, imageUrl: `/pictures/${picture}.webp`, optionGroups: groups }) as SeedItem

const complete = (group: object) => (completeGroups([group]) as OptionGroup[])[0]!

export const option = (name: string, price: Price = 0, { groups = [], ...rest }: OptionExtras = {}): Option =>
  complete({ name, options: [{ name, price, ...rest, optionGroups: groups }] }).options[0]!

export const pickBetween = (
  name: string,
  min: number,
  max: number,
  options: Option[],
  { perOption = 1, free = 0 }: GroupExtras = {},
) => complete({ name, min, max, maxPerOption: perOption, freeCount: free, options })

export const pickOne = (name: string, options: Option[]) => pickBetween(name, 1, 1, options)

export const pickUpTo = (name: string, max: number, options: Option[], extras?: GroupExtras) =>
  pickBetween(name, 0, max, options, extras)
