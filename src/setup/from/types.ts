import type { Cause } from './causes.ts'

/** A row of a table, with the line that it began in. */
export type Row = { line: number; cells: string[] }
export type Table = { name: string; rows: Row[] }

/** A dish whose parts are told apart. The price is empty where it has none. */
export type Card = { name: string; description: string; price: string; size?: string; unsure?: Unsure }
/** A line of a text; `isHeading` where the file says so. */
export type Line = { line: number; text: string; isHeading?: boolean; card?: Card }
/**
 * A dish and its prices, with where in the line each ends; the name is empty in a line with prices alone. `words` are
 * those before each price of 'Chicken 5.95   Prawn 6.95'.
 */
export type PricedLine = Omit<DishEntry, 'line'> & { ends: number[]; words?: string[] }
export type Read = Line & { priced?: PricedLine | undefined; isBlank: boolean; isColumn?: true }

/** What codes in a file mean: allergens, additives in the file's words, diets, and stars for spice. */
export type Legend = {
  allergens: Record<string, string[]>
  additives: Record<string, string>
  diets: Record<string, string>
  spice: string[]
}

/** What is not certain: why, and what it is about. */
export type Unsure = { cause: Cause; about: string }

/** What a file has of a dish beside its name and its price. */
export type Fact = 'allergens' | 'additives' | 'diets' | 'spice' | 'deposit' | 'alcohol' | 'caffeine' | 'age' | 'tax'
export type DishEntry = {
  kind: 'dish'
  line: number
  name: string
  description: string
  /** The text of a price for each size; the size '' is that of a dish without sizes. */
  prices: { size: string; text: string }[]
  facts: Partial<Record<Fact, string>>
  menu?: string
  section?: string
  unsure: Unsure[]
}

/** What a line of a file is. A text belongs to the dish or the heading before it; `isRow` is one beside no dish. */
export type Entry =
  | DishEntry
  | { kind: 'heading'; line: number; text: string }
  | { kind: 'text'; line: number; text: string; isRow?: true }
  | { kind: 'unread'; line: number; text: string; why: string }

export type Unread = { line: number; text: string; why: string }

/** A dish or an extra as it is understood. Amounts are in minor units. */
export type Dish = {
  line: number
  menu: string
  section: string
  name: string
  description: string
  prices: { size: string; amount: number }[]
  /** That of a currency beside the price, as it is written. */
  sign: string
  allergens: string[]
  additives: string[]
  diets: string[]
  spice: number
  deposit?: number
  tax?: number
  alcohol?: number
  caffeine?: number
  age?: number
  unsure: Unsure[]
}

/** Extras under one heading, and the sections whose dishes they are sold with. */
export type Extras = { name: string; sections: string[]; options: Dish[] }
/** Of which one is chosen, with the dishes of sections or with single ones. */
export type Choices = { name: string; sections: string[]; dishes: Dish[]; options: Dish[] }

/** What a file was understood to be. */
export type Found = {
  dishes: Dish[]
  extras: Extras[]
  choices: Choices[]
  /** The texts below headings, by section. */
  texts: Record<string, string>
  legend: Legend
  unread: Unread[]
}

/** What the restaurant says about its prices, and its language for names that a file has not. */
export type Context = { digits: number; currency: string; locale: string; country: string }
