import { t } from 'ttag'
import { idFor } from '../../sandbox/seed/short-menu.ts'
import { dishOf, ageIn } from './dish.ts'
import { priceInCell } from './amounts.ts'
import { forgetSize, markOutliers, markTwice } from './checks.ts'
import { sectionsNamed, settle } from './extras.ts'
import { marksIn } from './marks.ts'
import type { Context, Dish, Entry, Extras, Found, Legend } from './types.ts'
import { isExtraName, isExtras, namesIn } from './words.ts'

/** Understands the lines of a file: which are dishes, what is added to which, and what belongs to nothing. */
export function understand(entries: Entry[], legend: Legend, context: Context): Found {
  const names = namesIn(context.locale)
  const found: Found = { dishes: [], extras: [], texts: {}, legend, unread: [] }
  let heading: { line: number; text: string; count: number; age?: number | undefined } | undefined
  let lastSection = ''
  let last: Dish | undefined
  let extras: Extras | undefined

  const endHeading = () => {
    if (!heading || heading.count > 0) return
    const text = [heading.text, found.texts[heading.text]].filter(Boolean).join(': ')
    const isKnown = found.dishes.some(({ section }) => section === heading?.text)
    if (!isKnown && heading.line > 0) found.unread.push({ line: heading.line, text, why: t`heading without dishes` })
  }
  const known = new Map<string, string>()
  /** 'PIZZA' is the section 'Pizza' that was there before: the shop tells them apart by their ids. */
  const sectionNamed = (name: string) => {
    const id = idFor({ name })
    if (!known.has(id)) known.set(id, name)
    return known.get(id)!
  }
  const extrasNamed = (name: string, section: string) => {
    let one = found.extras.find((other) => idFor(other) === idFor({ name }))
    if (!one) found.extras.push((one = { name, sections: [], options: [] }))
    if (section && !one.sections.includes(section)) one.sections.push(section)
    return one
  }
  for (const entry of entries) {
    if (entry.kind === 'unread') {
      found.unread.push({ line: entry.line, text: entry.text, why: entry.why })
    } else if (entry.kind === 'heading') {
      endHeading()
      const { text } = marksIn(entry.text, legend)
      const age = ageIn(entry.text)
      heading = { line: entry.line, text: sectionNamed(text || entry.text), count: 0, age }
      last = undefined
      extras = isExtras(heading.text) ? extrasNamed(heading.text, lastSection) : undefined
    } else if (entry.kind === 'text') {
      if (last) last.description = [last.description, entry.text].filter(Boolean).join(' ')
      else if (heading && heading.count === 0)
        found.texts[heading.text] = [found.texts[heading.text], entry.text.replace(/\s+/g, ' ')]
          .filter(Boolean)
          .join(' ')
      else found.unread.push({ line: entry.line, text: entry.text, why: t`in no dish and no heading` })
    } else {
      const own = entry.section && sectionNamed(entry.section)
      const section = own || heading?.text || sectionNamed(names.dishes)
      if (own && isExtras(own)) extras = extrasNamed(own, lastSection)
      else if (own) extras = undefined
      const dish = dishOf(entry, section, heading?.age ?? ageIn(own ?? ''), legend, context)
      if (typeof dish === 'string' || dish.name === '') {
        const prices = entry.prices.map((price) => price.text)
        const text = [entry.name, entry.description, ...(entry.name ? [] : prices)].filter(Boolean).join(', ')
        found.unread.push({ line: entry.line, text, why: typeof dish === 'string' ? dish : t`a price without a name` })
        last = undefined
        continue
      }
      if (!own && !heading) dish.unsure.push({ cause: 'no section', about: section })
      if (heading) heading.count += 1
      const isAdded = entry.prices.some(({ text }) => priceInCell(text, context.digits)?.isAdded)
      if (extras) extras.options.push(dish)
      else if (isAdded || isExtraName(entry.name)) {
        // 'Extras pizza, each' among the drinks is sold with the pizza.
        const before = [...new Set(found.dishes.map((one) => one.section))]
        const place = sectionsNamed(entry.name, before)[0] ?? section
        extrasNamed(`${names.extras} ${place}`, place).options.push(dish)
      } else {
        found.dishes.push(dish)
        lastSection = section
      }
      last = dish
    }
  }
  endHeading()
  const sections = [...new Set(found.dishes.map(({ section }) => section))]
  for (const one of found.extras) {
    settle(one, sections)
    one.sections = one.sections.filter((section) => sections.includes(section))
  }
  found.extras = found.extras.filter(({ options }) => options.length > 0)
  // Extras that hold for nothing are dishes.
  for (const one of found.extras.filter((other) => other.sections.length === 0)) found.dishes.push(...one.options)
  found.extras = found.extras.filter((one) => one.sections.length > 0)
  for (const section of sections) forgetSize(found.dishes.filter((dish) => dish.section === section))
  markOutliers(found.dishes)
  markTwice(found.dishes)
  return found
}
