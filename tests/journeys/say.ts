import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { po } from 'gettext-parser'
import { getPluralFunc } from 'plural-forms'
import { catalogPath, SOURCE_LANGUAGE } from '../../src/i18n/catalogs'

export type Say = (text: string, ...values: string[]) => string

const filled = (text: string, values: string[]) =>
  text.replace(/\$\{ (\d+) \}/g, (_, at: string) => values[Number(at)]!)

export const sayInEnglish: Say = (text, ...values) => filled(text, values)

/**
 * The texts of the shop in a language, by their English: say('Add ${ 0 } to cart', 'Soup'). A text with plural forms takes
 * its number first.
 */
export function sayIn(language: string): Say {
  if (language === SOURCE_LANGUAGE) return sayInEnglish
  const pluralOf = getPluralFunc(language) as unknown as (count: number, forms: string[]) => string
  const folder = dirname(catalogPath(language, 'cart'))
  const entries = readdirSync(folder).flatMap((file) =>
    Object.values(po.parse(readFileSync(join(folder, file))).translations).flatMap((texts) => Object.values(texts)),
  )
  return (text, ...values) => {
    const found = entries.find(({ msgid }) => msgid === text)
    if (!found) throw new Error(`No catalog of ${language} has '${text}'.`)
    const form = found.msgid_plural ? pluralOf(Number(values[0]), found.msgstr) : found.msgstr[0]!
    return filled(form, values)
  }
}
