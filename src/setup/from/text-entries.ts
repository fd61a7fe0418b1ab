import { t } from 'ttag'
import { columnOf } from './header-words.ts'
import { isOfSize, ofSize, pricesBelow } from './prices-below.ts'
import { isCodeList, pricedLine } from './priced-line.ts'
import { withShared } from './shared-price.ts'
import { NUMBERED, headingOf, isHeadingText, isKindOfWine, isSentence, isTerms } from './text-kinds.ts'
import { areBelow, namesAbove, sizesAbove, withSizes, type Sizes } from './text-sizes.ts'
import type { Entry, Line, Read } from './types.ts'

/** What the lines of a text are. `skipped` are the places of lines that are read already, such as a legend. */
export function textEntries(lines: Line[], digits: number, skipped: Set<number>): Entry[] {
  const kept = lines.map((one, at) => (skipped.has(at) ? { ...one, text: '' } : one))
  const bare = kept.filter(({ text }) => /\p{L}.*\s[1-9]\d{0,3}\s*$/u.test(text)).length
  const named = (isWhole: boolean) => kept.map(({ text }) => pricedLine(text, digits, isWhole)).filter(Boolean).length
  // Prices without decimals and signs count where most of the file has them.
  const isWhole = bare > 3 && named(false) < bare
  const read: Read[] = kept.map((one) => ({
    ...one,
    isBlank: one.text.trim() === '',
    priced: one.isHeading || isTerms(one.text) ? undefined : pricedLine(one.text, digits, isWhole),
  }))
  const alone = read.filter(({ priced }) => priced?.name === '').length
  const isPriceBelow = alone * 2 > read.filter(({ priced }) => priced).length
  return isPriceBelow ? pricesBelow(read) : pricesBeside(withShared(read, digits))
}

/** Texts whose prices stand in the line of the dish. */
function pricesBeside(lines: Read[]): Entry[] {
  const entries: Entry[] = []
  let sizes: Sizes = []
  let earlier: Sizes = []
  let isApart = true
  for (const [at, { line, text, priced, isBlank, isHeading }] of lines.entries()) {
    const [before, next] = [entries.at(-1), lines[at + 1]]
    const above = priced ? undefined : (sizesAbove(text) ?? namesAbove(text, lines.slice(at + 1, at + 4)))
    if (isBlank) {
      isApart = true
      continue
    }
    if (priced) {
      // A page names its columns once, above the first of its sections.
      if (sizes.length === 0 && areBelow(priced, earlier)) sizes = earlier
      const isSized = isOfSize(priced)
      const dish = isSized ? ofSize(priced) : withSizes(priced, sizes)
      if (isSized && before?.kind === 'dish' && !isApart) {
        before.prices.push(...dish.prices)
        continue
      }
      const name = before?.kind === 'text' && !isApart && isNameOf(before.text, dish.name) ? before.text : ''
      if (name) {
        entries.pop()
        const numbered = name.replace(/^\s*(\d{1,3}\s?[a-z]?)[.)]?\s+/, '$1. ').replace(/,$/, '')
        const description = [dish.name, dish.description].filter(Boolean).join(', ')
        const unsure = NUMBERED.test(name) ? [] : [{ cause: 'wrapped' as const, about: name }]
        entries.push({
          ...dish,
          line: before!.line,
          name: NUMBERED.test(name) ? numbered : name.replace(/,$/, ''),
          description,
          unsure: [...dish.unsure, ...unsure],
        })
      } else entries.push({ ...dish, line })
    } else if (isTerms(text)) {
      entries.push({ kind: 'unread', line, text: text.trim(), why: t`orders, hours and contact` })
    } else if (above) {
      sizes = above.sizes
      if (above.heading && columnOf(above.heading) !== 'name')
        entries.push({ kind: 'heading', line, text: above.heading })
    } else if (
      isHeading ||
      (isKindOfWine(text) && next?.priced) ||
      isHeadingText(text, {
        isApart,
        next: next?.isBlank ? lines[at + 2]?.text : next?.text,
        isNextDish: Boolean(next?.priced),
        isNextBlank: next?.isBlank ?? true,
      })
    ) {
      if (before?.kind !== 'heading' || isHeading) {
        if (sizes.length > 0) earlier = sizes
        if (!isKindOfWine(text)) sizes = []
      }
      entries.push({ kind: 'heading', line, text: headingOf(text) })
    } else if (before?.kind === 'dish' && !isApart && isCodeList(text)) {
      before.facts.allergens = [before.facts.allergens, text.trim()].filter(Boolean).join(', ')
    } else if (
      (isApart || before?.kind === 'unread') &&
      before?.kind !== 'heading' &&
      !(next?.priced && NUMBERED.test(text) && !NUMBERED.test(next.priced.name))
    ) {
      entries.push({ kind: 'unread', line, text: text.trim(), why: t`in no dish and no heading` })
    } else entries.push({ kind: 'text', line, text: text.trim() })
    isApart = false
  }
  return entries
}

/** Whether a line is the name of the dish whose description and price are in the next. */
const isNameOf = (text: string, next: string) =>
  next === '' ||
  (NUMBERED.test(text) && !NUMBERED.test(next)) ||
  (/^[\p{Ll}(]/u.test(next) && !isSentence(text) && text.length < 50)
