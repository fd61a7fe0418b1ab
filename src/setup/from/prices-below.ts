import { t } from 'ttag'
import { cutName } from './name-cut.ts'
import { isOfSize, ofSize } from './names-and-prices.ts'
import { areMostlyCaps, fromNumber, partsAbove, usualHeight, type Usual } from './parts-above.ts'
import { headingOf, NUMBERED } from './text-kinds.ts'
import type { DishEntry, Entry, Read } from './types.ts'

type Place = { isOpen: boolean; areNumbered: boolean }

/** Texts whose prices stand in a line of their own: name, description, price. */
export function pricesBelow(lines: Read[], { isOpen, areNumbered }: Place): Entry[] {
  const entries: Entry[] = []
  const usual: Usual = { areNamesCaps: areMostlyCaps(lines), height: usualHeight(lines) }
  let pending: Read[] = []
  const flush = () => {
    for (const { line, text } of pending) {
      if (text.trim() !== '') entries.push({ kind: 'unread', line, text: text.trim(), why: t`no price below it` })
    }
    pending = []
  }
  /** The dish whose name is the first of the lines above its price. */
  const addDish = (line: number, dish: Omit<DishEntry, 'line'>) => {
    const numbered = pending.findLastIndex(({ text }) => NUMBERED.test(text))
    const { before, name, rest, isOdd } =
      areNumbered && numbered !== -1
        ? fromNumber(pending, numbered, entries.at(-1)?.kind === 'heading')
        : partsAbove(pending, usual)
    entries.push(...before)
    pending = []
    const last = entries.at(-1)
    if (!name && last?.kind === 'dish') last.prices.push(...dish.prices)
    else if (!name && dish.description) {
      entries.push({ ...dish, line, name: dish.description, description: '', unsure: [] })
    } else {
      const { name: cut, said } = cutName(name?.text ?? '')
      const about = cut.replace(/,$/, '')
      const isUnsure = isOdd || isOpen || about !== cut
      const description = [said, ...rest.map(({ text }) => text.trim()), dish.description].filter(Boolean).join(' ')
      const unsure = [...dish.unsure, ...(isUnsure ? [{ cause: 'wrapped' as const, about }] : [])]
      entries.push({ ...dish, line: name?.line ?? line, name: about, description, unsure })
    }
  }
  for (const one of lines) {
    const { priced, line } = one
    if (!priced) {
      if (one.isHeading) {
        flush()
        entries.push({ kind: 'heading', line, text: headingOf(one.text) })
      } else pending.push(one)
      continue
    }
    const { ends: _, ...dish } = priced
    if (isOfSize(priced)) addDish(line, ofSize(dish))
    else if (dish.name === '') addDish(line, dish)
    else {
      flush()
      entries.push({ ...dish, line })
    }
  }
  flush()
  return entries
}
