import { t } from 'ttag'
import type { JsonWithLines, Mistake } from '../../tooling/files/json-with-lines.ts'
import { didYouMean } from '../../tooling/files/schema-mistakes.ts'
import { isByServing } from './contents'
import { dishesOf, entries, inner, isRecord, type Entry, type Loose } from './lists'
import { idFor } from './short-menu'

type Serving = { id: string; name: string }

const namesIn = (price: unknown): Serving[] =>
  isRecord(price) ? Object.keys(price).map((name) => ({ id: idFor({ name }), name })) : []

const servingsOf = ({ price, servings }: Loose): Serving[] => [
  ...namesIn(price),
  ...entries(servings, []).map(({ one }) => ({ id: idFor(one), name: String(one.name) })),
]
/** The servings that an option has a price for. */
const pricedIn = ({ price, pricesByServing }: Loose): Serving[] => [
  ...namesIn(price),
  ...entries(pricesByServing, []).flatMap(({ one: { servingId: id } }) =>
    typeof id === 'string' ? { id, name: id } : [],
  ),
]

/** Every option of a dish once, including nested options and shared groups. */
function optionsOf(dish: Entry, shared: Entry[]): Entry[] {
  const found = new Map<Loose, Entry>()
  const follow = (outer: Entry) => {
    const names = Array.isArray(outer.one.optionGroups) ? (outer.one.optionGroups as unknown[]) : []
    const groups = [...inner([outer], 'optionGroups'), ...shared.filter(({ one }) => names.includes(one.name))]
    for (const option of inner(groups, 'options')) {
      if (found.has(option.one)) continue
      found.set(option.one, option)
      follow(option)
    }
  }
  follow(dish)
  return [...found.values()]
}

/** Reports deposits and contents for servings that a dish does not have. */
export function sizeMistakes(file: Loose, { lineOfKey }: Pick<JsonWithLines, 'lineOfKey'>): Mistake[] {
  return dishesOf(file).flatMap(({ one, at }) => {
    const names = servingsOf(one).map(({ name }) => name)
    return ['deposit', 'content'].flatMap((field) => {
      const given = one[field]
      return (isByServing(given) ? Object.keys(given) : [])
        .filter((name) => !names.includes(name))
        .map((name) => ({
          line: lineOfKey([...at, field], name),
          text: t`'${String(one.name)}' has no serving "${name}".` + didYouMean(name, names),
        }))
    })
  })
}

/** Reports option prices for servings that no dish of the option has, and servings without an option price. */
export function servingMistakes(file: Loose, { lineOf, lineOfKey }: Pick<JsonWithLines, 'lineOf' | 'lineOfKey'>) {
  const shared = entries(file.optionGroups, ['optionGroups'])
  const uses = new Map<Loose, { option: Entry; dishes: Loose[] }>()
  for (const dish of dishesOf(file)) {
    for (const option of optionsOf(dish, shared)) {
      const use = uses.get(option.one) ?? { option, dishes: [] }
      uses.set(option.one, { ...use, dishes: [...use.dishes, dish.one] })
    }
  }
  return [...uses.values()].flatMap(({ option: { one, at }, dishes }): Mistake[] => {
    const priced = pricedIn(one)
    if (priced.length === 0) return []
    const servings = dishes.flatMap(servingsOf)
    const names = servings.map(({ name }) => name)
    const unknown = priced.filter(({ id }) => !servings.some((serving) => serving.id === id))
    if (unknown.length > 0) {
      return unknown.map(({ name }) => ({
        line: lineOfKey([...at, 'price'], name),
        text: t`'${String(one.name)}': no dish with this option has a serving "${name}".` + didYouMean(name, names),
      }))
    }
    const missing = servings.find(({ id }) => !priced.some((serving) => serving.id === id))
    const text = t`'${String(one.name)}' has no price for the serving "${missing?.name}".`
    return missing ? [{ line: lineOf(at), text }] : []
  })
}
