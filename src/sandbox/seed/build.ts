import type { Option, OptionGroup, SeedItem } from './types'

/** One price, or a price for each serving by the serving's name. */
type Price = number | Record<string, number>

type Dish = Pick<SeedItem, 'name' | 'description'> &
  Partial<Pick<SeedItem, 'allergens' | 'diets' | 'spiceLevel' | 'popular' | 'soldOut' | 'maxQuantity'>> & {
    /** Code point of an emoji in `@lobehub/fluent-emoji-3d`. */
    picture: string
    price: Price
    groups?: OptionGroup[]
  }

type OptionExtras = Partial<Pick<Option, 'allergens' | 'soldOut' | 'defaultQuantity'>> & { groups?: OptionGroup[] }
type GroupExtras = { perOption?: number; free?: number }

const kebab = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

const lowest = (price: Price) => (typeof price === 'number' ? price : Math.min(...Object.values(price)))
const byServing = (price: Price) => (typeof price === 'number' ? [] : Object.entries(price))

export const picture = (code: string) => `/pictures/${code}.webp`

export const dish = ({ picture: code, price, groups = [], ...rest }: Dish): SeedItem => ({
  id: kebab(rest.name),
  imageUrl: picture(code),
  price: lowest(price),
  servings: byServing(price).map(([name, amount]) => ({ id: kebab(name), name, price: amount })),
  optionGroups: groups,
  allergens: [],
  diets: [],
  spiceLevel: 0,
  popular: false,
  soldOut: false,
  maxQuantity: 50,
  ...rest,
})

export const option = (name: string, price: Price = 0, { groups = [], ...rest }: OptionExtras = {}): Option => ({
  id: kebab(name),
  name,
  price: lowest(price),
  pricesByServing: byServing(price).map(([serving, amount]) => ({ servingId: kebab(serving), price: amount })),
  defaultQuantity: 0,
  soldOut: false,
  allergens: [],
  optionGroups: groups,
  ...rest,
})

export const pickBetween = (
  name: string,
  min: number,
  max: number,
  options: Option[],
  { perOption = 1, free = 0 }: GroupExtras = {},
): OptionGroup => ({ id: kebab(name), name, min, max, maxPerOption: perOption, freeCount: free, options })

export const pickOne = (name: string, options: Option[]) => pickBetween(name, 1, 1, options)

export const pickUpTo = (name: string, max: number, options: Option[], extras?: GroupExtras) =>
  pickBetween(name, 0, max, options, extras)
