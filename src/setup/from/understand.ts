import { t } from 'ttag'
import { idFor } from '../../sandbox/seed/short-menu.ts'
import { dishOf, ageIn } from './dish.ts'
import { priceInCell } from './amounts.ts'
import { choiceIn } from './choices.ts'
import { forgetSize, markOutliers, markTwice } from './checks.ts'
import { sectionsNamed, settleAll } from './extras.ts'
import { marksIn } from './marks.ts'
import { takeChoice } from './take-choice.ts'
import type { Context, Dish, DishEntry, Entry, Extras, Found, Legend, Unread } from './types.ts'
import { eachIn, isExtraName, isExtras, namesIn } from './words.ts'

type Heading = { line: number; text: string; count: number; age: number | undefined; below: Unread[] }
type Text = Exclude<Entry, DishEntry>

/** Reads the lines of a file one after another: each belongs to what stood before it. */
class Reader {
  readonly found: Found
  private readonly names
  private readonly known = new Map<string, string>()
  private heading: Heading | undefined
  private lastSection = ''
  private last: Dish | undefined
  private extras: Extras | undefined

  constructor(
    private readonly legend: Legend,
    private readonly context: Context,
  ) {
    this.found = { dishes: [], extras: [], choices: [], texts: {}, legend, unread: [] }
    this.names = namesIn(context.locale)
  }

  read(entry: Entry) {
    if (this.readChoice(entry)) return
    if (entry.kind === 'unread') this.found.unread.push({ line: entry.line, text: entry.text, why: entry.why })
    else if (entry.kind === 'heading') this.readHeading(entry)
    else if (entry.kind === 'text') this.readText(entry)
    else this.readDish(entry)
  }

  /** A heading without dishes is told, with each line below it. */
  endHeading() {
    if (!this.heading || this.heading.count > 0) return
    const { line, text, below } = this.heading
    if (line === 0 || this.found.dishes.some(({ section }) => section === text)) return
    this.found.unread.push({ line, text, why: t`heading without dishes` }, ...below)
    delete this.found.texts[text]
  }

  /** 'PIZZA' is the section 'Pizza' that was there before: the shop tells them apart by their ids. */
  private sectionNamed(name: string) {
    const id = idFor({ name })
    if (!this.known.has(id)) this.known.set(id, name)
    return this.known.get(id)!
  }

  private extrasNamed(name: string, section: string) {
    let one = this.found.extras.find((other) => idFor(other) === idFor({ name }))
    if (!one) this.found.extras.push((one = { name, sections: [], options: [] }))
    if (section && !one.sections.includes(section)) one.sections.push(section)
    return one
  }

  private readHeading({ line, text: written }: Text) {
    this.endHeading()
    const { text } = marksIn(written, this.legend)
    this.heading = { line, text: this.sectionNamed(text || written), count: 0, age: ageIn(written), below: [] }
    this.last = undefined
    this.extras = isExtras(this.heading.text) ? this.extrasNamed(this.heading.text, this.lastSection) : undefined
  }

  /** A choice below a heading is one of its section, below a dish one of that dish, and in a row one of what is above. */
  private readChoice(entry: Entry) {
    if (entry.kind !== 'text' && entry.kind !== 'unread') return false
    const choice = choiceIn(entry.text, this.context.digits)
    if (!choice) return false
    const isOwn = this.last && entry.kind === 'text' && !entry.isRow
    const of = isOwn ? this.last! : (this.heading?.text ?? this.lastSection)
    takeChoice(this.found, choice, { line: entry.line, of })
    return true
  }

  private readText({ line, text }: Text) {
    const { texts, unread } = this.found
    if (this.last) this.last.description = [this.last.description, text].filter(Boolean).join(' ')
    else if (this.heading && this.heading.count === 0) {
      const { text: name, below } = this.heading
      texts[name] = [texts[name], text.replace(/\s+/g, ' ')].filter(Boolean).join(' ')
      below.push({ line, text, why: t`heading without dishes` })
    } else unread.push({ line, text, why: t`in no dish and no heading` })
  }

  private readDish(entry: DishEntry) {
    const own = entry.section && this.sectionNamed(entry.section)
    const section = own || this.heading?.text || this.sectionNamed(this.names.dishes)
    if (own) this.extras = isExtras(own) ? this.extrasNamed(own, this.lastSection) : undefined
    const dish = dishOf(entry, section, this.heading?.age ?? ageIn(own ?? ''), this.legend, this.context)
    if (typeof dish === 'string' || dish.name === '') {
      const prices = entry.prices.map((price) => price.text)
      const text = [entry.name, entry.description, ...(entry.name ? [] : prices)].filter(Boolean).join(', ')
      const why = typeof dish === 'string' ? dish : t`a price without a name`
      this.found.unread.push({ line: entry.line, text, why })
      this.last = undefined
      return
    }
    if (!own && !this.heading) dish.unsure.push({ cause: 'no section', about: section })
    if (this.heading) this.heading.count += 1
    this.place(dish, entry, section)
    this.last = dish
  }

  /** Puts a dish into its section, or among what is added to dishes. */
  private place(dish: Dish, entry: DishEntry, section: string) {
    const isAdded = entry.prices.some(({ text }) => priceInCell(text, this.context.digits)?.isAdded)
    if (this.extras) this.extras.options.push(dish)
    else if (isAdded || isExtraName(entry.name)) {
      // 'Extras pizza, each' among the drinks is sold with the pizza.
      const before = [...new Set(this.found.dishes.map((one) => one.section))]
      const place = sectionsNamed(entry.name, before)[0] ?? section
      if (place !== section) dish.unsure.push({ cause: 'extra', about: dish.name })
      const { options } = this.extrasNamed(`${this.names.extras} ${place}`, place)
      options.push(...eachIn(entry.name).map((name) => ({ ...dish, name: name || dish.name })))
    } else {
      this.found.dishes.push(dish)
      this.lastSection = section
    }
  }
}

/** Understands the lines of a file: which are dishes, what is added to which, and what belongs to nothing. */
export function understand(entries: Entry[], legend: Legend, context: Context): Found {
  const reader = new Reader(legend, context)
  for (const entry of entries) reader.read(entry)
  reader.endHeading()
  const { found } = reader
  const sections = [...new Set(found.dishes.map(({ section }) => section))]
  settleAll(found, sections)
  for (const section of sections) forgetSize(found.dishes.filter((dish) => dish.section === section))
  markOutliers(found.dishes)
  markTwice(found.dishes)
  return found
}
