import { contentOf, isByServing } from './contents'
import { withPlate, type Plates } from './plates'
import type { SeedItem } from './types'

type Loose = Record<string, unknown>

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isPrices = (price: unknown): price is Record<string, number> => isRecord(price)

/** Changes the objects of a list. What is not as a menu file has it stays as it is, for the check to report. */
const each = (list: unknown, change: (one: Loose) => Loose) =>
  Array.isArray(list) ? list.map((one: unknown) => (isRecord(one) ? change(one) : one)) : list

/** Latin letters that Unicode does not decompose, and their spelling with a to z. */
const LATIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}

/** Makes an id from a name: 'Hand-pulled noodles' becomes 'hand-pulled-noodles'. Other scripts are kept. */
export const idOf = ({ name }: Loose) =>
  String(name)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[ßæœøłđðþħı]/g, (letter) => LATIN[letter]!)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-')

/** The code points of a name without letters and digits: 'u1f355' for '🍕'. */
const codesOf = (name: unknown) => Array.from(String(name), (one) => `u${one.codePointAt(0)!.toString(16)}`).join('-')

/** The id of an object, or one made from its name. */
export const idFor = (thing: Loose): string =>
  typeof thing.id === 'string' ? thing.id : idOf(thing) || codesOf(thing.name)

const withId = (thing: Loose): Loose => ({ id: idFor(thing), ...thing })

/** A price for each serving, by the serving's name, has the lowest as the price. */
const lowest = (price: unknown) => (isPrices(price) ? Math.min(...Object.values(price)) : price)
const byServing = (price: unknown) =>
  isPrices(price) ? Object.entries(price).map(([name, amount]) => ({ id: idFor({ name }), name, price: amount })) : []

/** Groups of options with everything that their short form leaves out; a text names one in `shared`. */
export function completeGroups(list: unknown = [], shared: unknown[] = []): unknown {
  /** A group that names itself is not there within itself: the name stays, for the check to report. */
  const optionOf =
    (group: Loose) =>
    (given: Loose): Loose => ({
      ...withId(given),
      price: lowest(given.price ?? 0),
      pricesByServing: byServing(given.price).map(({ id, price }) => ({ servingId: id, price })),
      defaultQuantity: 0,
      soldOut: false,
      allergens: [],
      ...rest(given),
      optionGroups: completeGroups(
        given.optionGroups,
        shared.filter((known) => known !== group),
      ),
    })
  const group = (given: Loose): Loose => {
    const { min = given.max === undefined ? 1 : 0, max = Math.max(1, Number(min)) } = given
    const options = Array.isArray(given.options) ? given.options.map(nameAsObject) : given.options
    return { maxPerOption: 1, freeCount: 0, ...withId(given), min, max, options: each(options, optionOf(given)) }
  }
  const found = (one: unknown) => shared.find((known) => isNamed(known, one)) ?? one
  return each(Array.isArray(list) ? list.map(found) : list, group)
}
const nameAsObject = (one: unknown) => (typeof one === 'string' ? { name: one } : one)
const isNamed = (group: unknown, name: unknown) => isRecord(group) && group.name === name
const rest = ({ price: _, optionGroups: __, plate: ___, ...others }: Loose) => others

const valueFor = (value: unknown, name: unknown) => (isByServing(value) ? value[String(name)] : undefined)

/** The servings of a dish, with the deposit and the content of each where they differ. */
const servingsOf = ({ price, servings = byServing(price), deposit, content }: Loose) =>
  each(servings, (serving) => {
    const own = { deposit: valueFor(deposit, serving.name), content: valueFor(content, serving.name), ...serving }
    return {
      ...serving,
      ...(own.deposit !== undefined && { deposit: own.deposit }),
      ...(own.content !== undefined && { content: contentOf(own.content) }),
    }
  })

/** A dish without what its servings have each for itself. */
const withoutSizes = ({ deposit, content, ...dish }: Loose): Loose => ({
  ...dish,
  ...(deposit !== undefined && !isByServing(deposit) && { deposit }),
  ...(content !== undefined && !isByServing(content) && { content: contentOf(content) }),
})

/** A dish with everything that its short form leaves out. Amounts are in minor units. */
export function completeDish(given: Loose, shared: unknown[] = []): Loose {
  return {
    description: '',
    imageUrl: null,
    allergens: [],
    diets: [],
    spiceLevel: 0,
    popular: false,
    soldOut: false,
    maxQuantity: 50,
    ...withId(withoutSizes(rest(given))),
    servings: servingsOf(given),
    ...(given.price !== undefined && { price: lowest(given.price) }),
    optionGroups: completeGroups(given.optionGroups, shared),
  }
}

/**
 * A menu file with everything that its short form leaves out: ids from names, no options, nothing free. A dish needs a
 * name and a price; a group of options without limits asks for one; groups that several dishes have stand at the top of
 * the file, and dishes name them. `imageKind` at the top is that of every dish that has none, and so is the
 * `minimumAge` of a section. What is not as it should be
 * stays as it is.
 * @param plates the pictures that `npm run plates` has drawn, for dishes without one of their own
 */
export function completeMenu(file: unknown, plates: Plates = {}): unknown {
  if (!isRecord(file)) return file
  const { $schema: _, imageKind, optionGroups, menus, ...others } = file
  const shared = Array.isArray(optionGroups) ? optionGroups : []
  const withDrawing = (dish: Loose) => withPlate(dish as SeedItem, plates)
  const section = ({ minimumAge, ...given }: Loose) => {
    const common = { ...(imageKind !== undefined && { imageKind }), ...(minimumAge !== undefined && { minimumAge }) }
    return {
      ...withId(given),
      items: each(given.items, (dish) => withDrawing(completeDish({ ...common, ...dish }, shared))),
    }
  }
  const menu = (given: Loose) => ({ ...withId(given), sections: each(given.sections, section) })
  return { ...others, ...(menus !== undefined && { menus: each(menus, menu) }) }
}
