import { t } from 'ttag'
import { headingOf, isHeadingText, isSentence } from './text-kinds.ts'
import type { Entry, Read } from './types.ts'

/** Texts whose prices stand in a line of their own: name, description, price. */
export function pricesBelow(lines: Read[]): Entry[] {
  const entries: Entry[] = []
  let pending: Read[] = []
  const flush = () => {
    for (const { line, text } of pending) {
      if (text.trim() !== '') entries.push({ kind: 'unread', line, text: text.trim(), why: t`no price below it` })
    }
    pending = []
  }
  for (const one of lines) {
    const { priced, line } = one
    if (!priced || priced.name !== '') {
      if (priced) {
        flush()
        const { ends: _, ...dish } = priced
        entries.push({ ...dish, line })
      } else if (one.isHeading) {
        flush()
        entries.push({ kind: 'heading', line, text: headingOf(one.text) })
      } else pending.push(one)
      continue
    }
    const texts = paragraphs(pending)
    let own = texts.pop() ?? []
    // A description alone in its paragraph has its name in the one before.
    if (own.length > 0 && isSentence(own[0]!.text) && texts.length > 0) own = [...texts.pop()!, ...own]
    if (
      own.length > 2 &&
      isHeadingText(own[0]!.text, { isCapsOnly: true }) &&
      !isHeadingText(own[1]!.text, { isCapsOnly: true })
    ) {
      texts.push([own.shift()!])
    }
    for (const part of texts) entries.push(...part.map((text) => aside(text, part.length)))
    pending = []
    const [name, ...rest] = own
    const { ends: _, ...dish } = priced
    const last = entries.at(-1)
    if (!name && last?.kind === 'dish') {
      last.prices.push(...dish.prices)
      continue
    }
    if (!name && dish.description) {
      entries.push({ ...dish, line, name: dish.description, description: '', unsure: [] })
      continue
    }
    const description = [...rest.map(({ text }) => text.trim()), dish.description].filter(Boolean).join(' ')
    entries.push({ ...dish, line: name?.line ?? line, name: name?.text.trim() ?? '', description })
  }
  flush()
  return entries
}

function paragraphs(lines: Read[]): Read[][] {
  const found: Read[][] = [[]]
  for (const one of lines) {
    if (one.isBlank) found.push([])
    else found.at(-1)!.push(one)
  }
  return found.filter((part) => part.length > 0)
}

/** A paragraph between two dishes: a heading where it is one short line. */
function aside({ line, text }: Read, length: number): Entry {
  const short = text.trim()
  if (length === 1 && !isSentence(short) && short.length < 50) return { kind: 'heading', line, text: headingOf(short) }
  return { kind: 'unread', line, text: short, why: t`in no dish and no heading` }
}
