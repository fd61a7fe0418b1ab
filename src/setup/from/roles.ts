import type { Feature } from './line-features.ts'

/**
 * What a line of a menu is. `long` goes on with what is `said`, `end` is what is said and the price, `each` a price for every `item` below it,
 * of which something may be `told`, and `other` belongs to no dish.
 */
export const ROLES = [
  'head',
  'about',
  'full',
  'name',
  'said',
  'long',
  'price',
  'end',
  'after',
  'each',
  'item',
  'told',
  'other',
] as const
export type Role = (typeof ROLES)[number]

/** How often a line has each value of a feature, in percent. */
type Shares = Record<Feature, number[]>

const NAME: Shares = {
  shape: [20, 46, 32.5, 1.5],
  words: [34, 38, 22, 6],
  commas: [85, 12, 3],
  end: [92, 2, 5, 1],
  gap: [55, 45],
  below: [85, 15],
  number: [80, 20],
  digits: [90, 10],
  section: [99, 1],
  mark: [80, 20],
  led: [60, 40],
}
const SAID: Shares = {
  shape: [0.7, 18.3, 37, 44],
  words: [12, 20, 40, 28],
  commas: [35, 27, 38],
  end: [70, 22, 7, 1],
  gap: [95, 5],
  below: [92, 8],
  number: [98, 2],
  digits: [88, 12],
  section: [99, 1],
  mark: [99, 1],
  led: [92, 8],
}
const HEAD: Shares = {
  shape: [45, 42, 11, 2],
  words: [60, 29, 10, 1],
  commas: [95, 4, 1],
  end: [84, 1, 1, 14],
  gap: [15, 85],
  below: [60, 40],
  number: [98, 2],
  digits: [96, 4],
  section: [45, 55],
  mark: [50, 50],
  led: [99, 1],
}
/** How lines of each role usually look, in percent. The starting point, before the page's own lines are counted. */
export const USUAL: Record<Role, Shares> = {
  head: HEAD,
  each: { ...HEAD, gap: [50, 50], below: [70, 30] },
  about: {
    shape: [3, 12, 63, 22],
    words: [6, 16, 34, 44],
    commas: [60, 20, 20],
    end: [45, 40, 5, 10],
    gap: [75, 25],
    below: [50, 50],
    number: [99, 1],
    digits: [82, 18],
    section: [99, 1],
    mark: [99, 1],
    led: [99, 1],
  },
  full: { ...NAME, commas: [70, 16, 14], words: [32, 34, 24, 10], gap: [75, 25], below: [65, 35] },
  name: NAME,
  item: { ...NAME, commas: [65, 17, 18], digits: [80, 20], gap: [85, 15], below: [75, 25] },
  said: SAID,
  long: SAID,
  price: { ...SAID, gap: [90, 10], below: [50, 50] },
  end: { ...SAID, below: [50, 50] },
  after: { ...SAID, below: [50, 50] },
  told: { ...SAID, below: [50, 50] },
  other: {
    shape: [12, 18, 48, 22],
    words: [12, 22, 30, 36],
    commas: [70, 18, 12],
    end: [55, 33, 4, 8],
    gap: [30, 70],
    below: [50, 50],
    number: [97, 3],
    digits: [62, 38],
    section: [99, 1],
    mark: [90, 10],
    led: [99, 1],
  },
}

/** Which role follows which, in percent. A role that is not listed never follows. */
export const FOLLOWING: Record<Role | 'start', Partial<Record<Role, number>>> = {
  start: { head: 45, name: 15, full: 20, other: 20, price: 0.3, each: 3 },
  head: { full: 42, name: 34, about: 12, head: 9, other: 3, price: 0.3, each: 8 },
  about: { full: 42, name: 36, about: 15, head: 5, other: 2, price: 0.3, each: 3 },
  full: { full: 48, after: 28, head: 14, name: 8, other: 4, price: 1, each: 3 },
  name: { said: 40, price: 40, end: 24 },
  said: { long: 16, price: 57, end: 27 },
  long: { long: 10, price: 62, end: 28 },
  price: { name: 40, full: 5, after: 22, head: 20, other: 6, price: 7, each: 3 },
  end: { name: 50, full: 12, head: 20, after: 8, other: 9, price: 1, each: 3 },
  each: { item: 90, told: 10 },
  item: { item: 58, head: 14, told: 10, full: 6, each: 14, name: 2, other: 4 },
  told: { item: 60, told: 8, head: 14, full: 6, each: 6, name: 2, other: 4 },
  after: { full: 40, name: 22, after: 18, head: 14, other: 6, price: 0.5, each: 3 },
  other: { other: 40, head: 30, full: 15, name: 15, price: 0.3, each: 3 },
}
