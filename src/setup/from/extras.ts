import { t } from 'ttag'
import { plain } from './header-words.ts'
import type { Choices, Extras, Found } from './types.ts'
import { isBareExtras, isForAll, takesToppings } from './words.ts'

/** The sections that a heading of extras names: 'Extra toppings for pizza' names 'Pizza'. */
export function sectionsNamed(heading: string, sections: string[]): string[] {
  const words = plain(heading)
    .split(' ')
    .map((word) => word.replace(/^(?:لل|ال|وال|ل)(?=\p{L}{4})/u, ''))
  const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2))
  const isLike = (one: string, word: string) => one.startsWith(stem(word)) || word.startsWith(stem(one))
  // 'Extras Pizza' are sold with pizzas, and with 'Pizzabrötchen' only where there are no pizzas.
  const isNear = (one: string, word: string) => isLike(one, word) && Math.abs(one.length - word.length) < 4
  const having = (word: string, is: typeof isLike) =>
    sections.filter((section) =>
      plain(section)
        .split(' ')
        .some((one) => one.length > 3 && is(one, word)),
    )
  const named = words
    .filter((word) => word.length > 3)
    .flatMap((word) => {
      const near = having(word, isNear)
      return near.length > 0 ? near : having(word, isLike)
    })
  return sections.filter((section) => named.includes(section))
}

/** Says for which sections extras are: those the heading names, all, or the one before it. */
function settle(extras: Extras, sections: string[]) {
  const named = sectionsNamed(extras.name, sections)
  if (named.length > 0) extras.sections = named
  else if (isForAll(extras.name)) extras.sections = sections
  else {
    const isBare = isBareExtras(extras.name) && !extras.sections.some(takesToppings)
    const cause = isBare || extras.sections.length === 0 ? 'extra alone' : 'extra'
    for (const option of extras.options) option.unsure.push({ cause, about: extras.name })
    if (isBare) extras.sections = []
  }
}

/** Settles all extras. Those that hold for nothing are dishes. */
export function settleAll(found: Found, sections: string[]) {
  for (const one of found.extras) {
    settle(one, sections)
    one.sections = one.sections.filter((section) => sections.includes(section))
  }
  for (const one of found.choices) one.sections = one.sections.filter((section) => sections.includes(section))
  const isAsked = (one: Choices) => one.sections.length > 0 || one.dishes.length > 0
  for (const { name, options } of found.choices.filter((one) => !isAsked(one))) {
    const text = `${name}: ${options.map((one) => one.name).join(', ')}`
    found.unread.push({ line: options[0]!.line, text, why: t`in no dish and no heading` })
  }
  found.choices = found.choices.filter(isAsked)
  const sold = found.extras.filter(({ options }) => options.length > 0)
  for (const one of sold.filter((other) => other.sections.length === 0)) found.dishes.push(...one.options)
  found.extras = sold.filter((one) => one.sections.length > 0)
}
