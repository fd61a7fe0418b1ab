import { idFor } from '../../sandbox/seed/short-menu.ts'
import { grouped } from '../../tooling/files/grouped.ts'
import { listed } from '../../tooling/files/listed.ts'
import type { Choices, Context, Dish, Extras, Found } from './types.ts'
import { addedName, namesIn } from './words.ts'

type Loose = Record<string, unknown>

const sizesOf = ({ prices }: Pick<Dish, 'prices'>) => prices.map(({ size }) => size).filter(Boolean)
const priceOf = ({ prices }: Pick<Dish, 'prices'>) =>
  prices.length === 1 && prices[0]!.size === ''
    ? prices[0]!.amount
    : Object.fromEntries(prices.map(({ size, amount }) => [size, amount]))

const facts = ({ allergens, additives, alcohol, caffeine }: Dish): Loose => ({
  ...(allergens.length > 0 && { allergens }),
  ...(additives.length > 0 && { additives }),
  ...(caffeine && { caffeineMgPer100ml: caffeine }),
  ...(alcohol && { alcoholPercent: alcohol }),
})

type Group = { file: Loose; dishes: Dish[] }

/** Whether an extra has a price for each size of a dish. */
const fits = (option: Dish, dish: Dish) => {
  const own = sizesOf(option)
  return own.length === 0 || (sizesOf(dish).length > 0 && sizesOf(dish).every((size) => own.includes(size)))
}

/** A group of extras. Where dishes have other sizes than the extras, the lowest price holds. */
function groupOf(name: string, extras: Dish[], dishes: Dish[]): Group {
  const sold = dishes.flatMap(sizesOf)
  const options = extras.map((option) => {
    const isBySize = dishes.every((dish) => fits(option, dish)) && sizesOf(option).length > 0
    if (!isBySize && sizesOf(option).length > 1) option.unsure.push({ cause: 'extra size', about: option.name })
    const kept = { prices: option.prices.filter(({ size }) => sold.includes(size)) }
    const price = isBySize ? priceOf(kept) : Math.min(...option.prices.map(({ amount }) => amount))
    return { name: addedName(option.name), price, ...facts(option) }
  })
  const once = options.filter((option, at) => options.findIndex((one) => idFor(one) === idFor(option)) === at)
  return { file: { name, max: Math.min(once.length, 10), options: once }, dishes }
}

/** Extras are one group, and a second for dishes without the sizes that the extras have prices for. */
function groupsOf({ name, options, sections }: Extras, all: Dish[]): Group[] {
  const dishes = all.filter(({ section }) => sections.includes(section))
  const sized = dishes.filter((dish) => options.every((option) => fits(option, dish)))
  const others = dishes.filter((dish) => !sized.includes(dish))
  if (sized.length === 0 || others.length === 0) return [groupOf(name, options, dishes)]
  const where = listed([...new Set(others.map(({ section }) => section))])
  return [groupOf(name, options, sized), groupOf(`${name}: ${where}`, options, others)]
}

/** A group without limits asks for one of its options. */
const choiceGroup = ({ name, sections, dishes, options }: Choices, all: Dish[]): Group => ({
  file: {
    name,
    options: options.map((option) => ({ name: option.name, price: option.prices[0]!.amount, ...facts(option) })),
  },
  dishes: all.filter((dish) => sections.includes(dish.section) || dishes.includes(dish)),
})

/** An id for a dish whose name another has, too. */
function freeId(dish: Dish, taken: Set<string>): string | undefined {
  const own = idFor({ name: dish.name })
  const others = [
    idFor({ name: `${dish.section} ${dish.name}` }),
    ...Array.from({ length: 99 }, (_, at) => `${own}-${at + 2}`),
  ]
  const id = [own, ...others].find((one) => !taken.has(one))!
  taken.add(id)
  return id === own ? undefined : id
}

function dishFile(dish: Dish, groups: string[], taken: Set<string>): Loose {
  const { name, description, diets, spice, deposit, tax, age } = dish
  const id = freeId(dish, taken)
  const [only = '', another] = sizesOf(dish)
  // The shop shows sizes where there are several.
  const told = [another === undefined && !name.includes(only) ? only : '', description].filter(Boolean).join(', ')
  return {
    ...(id && { id }),
    name,
    ...(told && { description: told }),
    price: priceOf(dish),
    ...(deposit && { deposit }),
    ...(tax !== undefined && { taxPercent: tax }),
    ...facts(dish),
    ...(diets.length > 0 && { diets }),
    ...(spice > 0 && { spiceLevel: spice }),
    ...(age !== undefined && { minimumAge: age }),
    ...(groups.length > 0 && { optionGroups: groups }),
  }
}

/** The menu of a restaurant's folder, as the sandbox reads it. */
export function menuFile({ dishes, extras, choices, texts }: Found, { locale }: Context): Loose {
  const taken = new Set<string>()
  const groups = [...choices.map((one) => choiceGroup(one, dishes)), ...extras.flatMap((one) => groupsOf(one, dishes))]
  const groupsFor = (dish: Dish) =>
    groups.flatMap((one) => (one.dishes.includes(dish) ? [one.file.name as string] : []))
  const menuName = (menu: string) => menu || namesIn(locale).menu
  const menus = grouped(dishes, ({ menu }) => idFor({ name: menuName(menu) }))
  const sectionOf = ([section, items]: [string, Dish[]]) => ({
    name: section,
    ...(texts[section] && { description: texts[section] }),
    items: items.map((dish) => dishFile(dish, groupsFor(dish), taken)),
  })
  return {
    ...(groups.length > 0 && { optionGroups: groups.map(({ file }) => file) }),
    menus: menus.map(([, all]) => ({
      name: menuName(all[0]!.menu),
      sections: grouped(all, ({ section }) => section).map(sectionOf),
    })),
  }
}
