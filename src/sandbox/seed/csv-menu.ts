import { t } from 'ttag'
import type { JsonWithLines, Mistake } from '../../tooling/files/json-with-lines.ts'
import { digitsOf } from '../../lib/money'
import { allergensIn, asConstant } from './allergen-names'
import { amountIn, listOf, type TellOf } from './csv-cells'
import { groupsOf } from './csv-options'
import { readPrice } from './csv-price'
import { rowsOf, TRANSLATED, type Row, type Tell } from './csv-rows'
import { addTranslations, type Translations } from './languages'

type Loose = Record<string, unknown>

const YES = ['yes', 'y', 'true', '1', 'x']
const NO = ['', 'no', 'n', 'false', '0', '-']

/** '7', '5.5 %' or '5,5%' as a number. What is none stays, for the check to report. */
const percentOf = (written: string) => {
  const [, number] = /^(\d+(?:[.,]\d+)?)\s*%?$/.exec(written) ?? []
  return number === undefined ? written : Number(number.replace(',', '.'))
}

/** The texts of a row in other languages, by its own. */
function translationsIn(row: Row): Translations {
  const found: Translations = {}
  for (const [column, text] of Object.entries(row)) {
    const [, of, language] = TRANSLATED.exec(column) ?? []
    const own = of && row[of as keyof Row]
    if (language && own && text) addTranslations(found, { [language]: { [own]: text } })
  }
  return found
}

/**
 * Parses a menu with one dish in each row into the form of the JSON file. Prices are written as on a menu: 8.50.
 * @param currency the restaurant's currency, for the decimals and the sign of prices
 * @param marks those of its additives, which options are told from allergens by
 */
export function parseCsv(text: string, currency: string, marks: string[] = []): JsonWithLines {
  const digits = digitsOf(currency)
  const mistakes: Mistake[] = []
  const tellAt: Tell = (line, text, cause) => mistakes.push({ line, text, ...(cause && { cause }) })

  function dishOf(row: Row, line: number): Loose {
    const { id, name, description, price, tax, deposit, content, picture, plate } = row
    const { allergens, additives, caffeine, alcohol, diets, spice, popular = '', age, options } = row
    const tell: TellOf = (words, cause) => tellAt(line, words, cause)
    const priceOf = (written: string) => {
      const read = readPrice(written, currency, digits)
      if (typeof read === 'number') return read
      tell(read, /\p{Sc}/u.test(written) ? 'sign of a price' : 'price')
      return 0
    }
    const answer = popular.toLowerCase()
    const isPopular = YES.includes(answer)
    if (!isPopular && !NO.includes(answer)) tell(t`"${popular}" in "popular" is neither yes nor no.`, 'popular')
    return {
      ...(name && { name }),
      ...(price && { price: priceOf(price) }),
      ...(tax && { taxPercent: percentOf(tax) }),
      ...(deposit && { deposit: priceOf(deposit) }),
      ...(content && { content: content.toLowerCase() }),
      ...(id && { id }),
      ...(description && { description }),
      ...(picture && { imageUrl: picture }),
      ...(plate && { plate }),
      allergens: allergensIn(allergens),
      diets: listOf(diets).map(asConstant),
      ...(additives && { additives: listOf(additives) }),
      ...(caffeine && { caffeineMgPer100ml: amountIn(caffeine, 'caffeine', tell) }),
      ...(alcohol && { alcoholPercent: amountIn(alcohol, 'alcohol', tell) }),
      ...(spice && { spiceLevel: Number.isInteger(Number(spice)) ? Number(spice) : spice }),
      popular: isPopular,
      ...(age && { minimumAge: Number.isInteger(Number(age)) ? Number(age) : age }),
      optionGroups: groupsOf(options ?? '', { priceOf, tell, marks }),
    }
  }

  type Named = { id?: string; name: string }
  const menus: (Named & { sections: (Named & { items: Loose[] })[] })[] = []
  const lines = new Map<Loose, number>()
  const translations: Translations = {}
  for (const { record, info } of rowsOf(text, tellAt)) {
    const menuName = record.menu || t`Menu`
    const sectionName = record.section || t`Dishes`
    addTranslations(translations, translationsIn(record))
    let menu = menus.find(({ name }) => name === menuName)
    // Addresses are the same in every language.
    if (!menu) menus.push((menu = { ...(!record.menu && { id: 'menu' }), name: menuName, sections: [] }))
    let section = menu.sections.find(({ name }) => name === sectionName)
    if (!section)
      menu.sections.push((section = { ...(!record.section && { id: 'dishes' }), name: sectionName, items: [] }))
    const dish = dishOf(record, info.lines)
    lines.set(dish, info.lines)
    section.items.push(dish)
  }
  /** Menus and sections get the line of their first dish. */
  const lineOf: JsonWithLines['lineOf'] = ([, menu, , section = 0, , item = 0]) => {
    const dish = menus[Number(menu)]?.sections[Number(section)]?.items[Number(item)]
    return (dish && lines.get(dish)) ?? 1
  }
  const isUnread = menus.length === 0 && mistakes.length > 0
  return {
    value: isUnread ? undefined : { menus, translations },
    mistakes,
    lineOf,
    lineOfKey: lineOf,
    writtenNumber: () => undefined,
  }
}
