import { plain } from './header-words.ts'
import type { Extras } from './types.ts'
import { isBareExtras, isForAll, takesToppings } from './words.ts'

/** The sections that a heading of extras names: 'Extra toppings for pizza' names 'Pizza'. */
export function sectionsNamed(heading: string, sections: string[]): string[] {
  const words = plain(heading)
    .split(' ')
    .map((word) => word.replace(/^(?:لل|ال|وال|ل)(?=\p{L}{4})/u, ''))
  const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2))
  return sections.filter((section) =>
    plain(section)
      .split(' ')
      .some(
        (word) =>
          word.length > 3 &&
          words.some((one) => one.length > 3 && (one.startsWith(stem(word)) || word.startsWith(stem(one)))),
      ),
  )
}

/** Says for which sections extras are: those the heading names, all, or the one before it. */
export function settle(extras: Extras, sections: string[]) {
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
