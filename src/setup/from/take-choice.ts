import type { Choice } from './choices.ts'
import { marksIn } from './marks.ts'
import type { Choices, Dish, Found } from './types.ts'

/** What is chosen from, as the dishes of a group. */
const optionsOf = ({ options }: Choice, line: number, { legend }: Found, unsure: Dish['unsure']): Dish[] =>
  options.map(({ name: written, amount }) => {
    const { text: name, marks } = marksIn(written, legend)
    return {
      ...{ line, menu: '', section: '', name, description: '', prices: [{ size: '', amount }], sign: '' },
      ...{ allergens: marks.allergens, additives: marks.additives, diets: marks.diets, spice: marks.spice },
      unsure: [...unsure, ...marks.unsure],
    }
  })

const isSame = (one: Dish[], other: Dish[]) =>
  one.length === other.length &&
  one.every(({ name, prices }, at) => other[at]!.name === name && other[at]!.prices[0]!.amount === prices[0]!.amount)

/** Takes a choice for a dish or for a section: the same choice of several is one group. */
export function takeChoice(found: Found, choice: Choice, { line, of }: { line: number; of: Dish | string }) {
  const isSection = typeof of === 'string'
  const options = optionsOf(choice, line, found, isSection ? [{ cause: 'choice', about: choice.name }] : [])
  const named = ({ name }: Choices) => name === choice.name || name.startsWith(`${choice.name}: `)
  let group = found.choices.find((one) => named(one) && isSame(one.options, options))
  if (!group) {
    const isFree = !found.choices.some(({ name }) => name === choice.name)
    const name = isFree ? choice.name : `${choice.name}: ${isSection ? of : of.name}`
    found.choices.push((group = { name, sections: [], dishes: [], options }))
  }
  if (!isSection) group.dishes.push(of)
  else if (!group.sections.includes(of)) group.sections.push(of)
}
