import { decimal, digitsOf } from './money'
import { ADD_PARAMETER, paths } from './paths'

/** An option of a dish: its id, or the ids of its group and itself, after those of the option that it belongs to. */
export type LinkedChoice = { path: string[]; count: number }

/** A dish as a link names it, by the ids of the API. */
export type LinkedDish = {
  dish: string
  size: string | null
  choices: LinkedChoice[]
  count: number
  /** What one cost when the link was made, in minor units. */
  price?: number
}

/** The most that a link may hold: what is longer is no order that somebody shares. */
const MOST_DISHES = 50
const MOST_SIGNS = 6000

/** No cart takes as many of a dish. */
const MOST_PIECES = 999

const unitsOf = (sign: string) => Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at))

/** An id in which every sign but letters, digits, - and _ is a ~ and four digits for each of its code units. */
export const linkedId = (id: string) =>
  id.replace(/[^\w\p{L}\p{M}\p{N}-]/gu, (sign) =>
    unitsOf(sign)
      .map((unit) => `~${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  ) || '~'

const unescaped = (text: string) =>
  text === '~' ? '' : text.replace(/~([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** An id could begin with what reads as a count. */
const counted = (count: number, text: string) => (count === 1 && !/^\d+x/.test(text) ? text : `${count}x${text}`)

const textOf = ({ dish, size, choices, count, price }: LinkedDish, currency: string) =>
  [
    counted(count, linkedId(dish)),
    size !== null && `:${linkedId(size)}`,
    ...choices.map((choice) => `+${counted(choice.count, choice.path.map(linkedId).join('.'))}`),
    price !== undefined && `@${decimal(price, currency)}`,
  ]
    .filter(Boolean)
    .join('')

/** The path of a link that fills a cart (src/README.md says how it is made); null for more than a link may hold. */
export function cartLink(dishes: LinkedDish[], currency: string): string | null {
  const text = encodeURI(dishes.map((one) => textOf(one, currency)).join())
  return dishes.length > MOST_DISHES || text.length > MOST_SIGNS ? null : `${paths.menu}?${ADD_PARAMETER}=${text}`
}

const COUNTED = /^(?:(\d+)x)?(.+)$/
const LINE = /^([^:+@]+)(?::([^:+@]+))?((?:\+[^+@]+)*)(?:@(\d{1,12}(?:\.\d{1,4})?))?$/

/** Null when it is not written as it should be. */
function countedIn(text: string): { count: number; rest: string } | null {
  const [, count = '1', rest] = COUNTED.exec(text) ?? []
  return rest && Number(count) > 0 ? { count: Math.min(Number(count), MOST_PIECES), rest } : null
}

function choiceIn(text: string): LinkedChoice | null {
  const found = countedIn(text)
  const path = found?.rest.split('.') ?? []
  // One id alone, or pairs of a group and an option.
  if (!found || path.includes('') || (path.length > 1 && path.length % 2 === 1)) return null
  return { path: path.map(unescaped), count: found.count }
}

function dishIn(text: string, currency: string): LinkedDish | null {
  const [, named, size, rest = '', price] = LINE.exec(text) ?? []
  const found = named && countedIn(named)
  const choices = rest.split('+').slice(1).map(choiceIn)
  if (!found || choices.includes(null)) return null
  return {
    dish: unescaped(found.rest),
    size: size === undefined ? null : unescaped(size),
    choices: choices.flatMap((choice) => choice ?? []),
    count: found.count,
    ...(price !== undefined && { price: Math.round(Number(price) * 10 ** digitsOf(currency)) }),
  }
}

/**
 * What a link names. `damaged` when it cannot be read, `long` when it holds more than it may.
 * @param text the parameter as browsers decode it, which makes a space of each +
 */
export function readCartLink(text: string, currency: string): LinkedDish[] | 'damaged' | 'long' {
  if (text.length > MOST_SIGNS) return 'long'
  const parts = text
    .split(',')
    .map((part) => part.trim().replaceAll(' ', '+'))
    .filter(Boolean)
  if (parts.length > MOST_DISHES) return 'long'
  const dishes = parts.flatMap((part) => dishIn(part, currency) ?? [])
  return dishes.length === parts.length && dishes.length > 0 ? dishes : 'damaged'
}
