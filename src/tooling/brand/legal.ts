import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { t } from 'ttag'
import { SOURCE_LANGUAGE } from '../../i18n/catalogs.ts'
import { LEGAL_NAMES, legalPath, type LegalName, type LegalText } from '../../lib/legal.ts'
import { parseWithLines, type JsonWithLines, type Mistake } from '../files/json-with-lines.ts'
import { readText, type ReadFile } from '../files/mistakes.ts'
import { didYouMean } from '../files/schema-mistakes.ts'
import type { BrandFile } from './brand-look.ts'
import { drawMarkdown, markdownMistakes } from './legal-markdown.ts'

/** The legal pages of a restaurant: a text of its own, or the address of one elsewhere. */
export type Legal = Partial<Record<LegalName, LegalText | string>>

const FOLDER = 'legal'
const FILES = LEGAL_NAMES.map((name) => `${name}.md`)
/** The text of one language: 'terms.en.md'. */
const IN_LANGUAGE = /\.[a-z]{2}(?=\.md$)/
const isKnown = (name: string) => FILES.includes(name.replace(IN_LANGUAGE, ''))

const asText = (text: string): JsonWithLines => ({
  ...parseWithLines('{}'),
  value: text.replace(/^\uFEFF/, ''),
})

function mistakesOf(name: string, file: JsonWithLines): Mistake[] {
  if (!isKnown(name)) {
    const known = t`Legal pages are ${FILES.join(', ')}.` + didYouMean(name, FILES)
    return [{ line: 1, text: `${t`"${name}" is not known here.`} ${known}` }]
  }
  if (typeof file.value !== 'string') return file.mistakes
  const wrong = markdownMistakes(file.value)
  if (wrong.length > 0 || drawMarkdown(file.value).html.trim() !== '') return wrong
  return [{ line: 1, text: t`It has no text. Write one, or delete the file.` }]
}

/** Addresses of pages that have a file, too. */
export const doubleAddresses = (folder: string, { legal = {} }: BrandFile, file: JsonWithLines): Mistake[] =>
  LEGAL_NAMES.filter((name) => legal[name] && existsSync(join(folder, FOLDER, `${name}.md`))).map((name) => ({
    line: file.lineOf(['legal', name]),
    text: t`"${name}" has an address and a file, ${FOLDER}/${name}.md: only one of them is possible.`,
  }))

/**
 * Reads the texts in the folder `legal` of a brand, and what is wrong in them.
 * @param language that of the pages: a text of that language (`terms.en.md`) replaces the one of all (`terms.md`)
 */
export function readLegal(
  folder: string,
  { legal: addresses = {} }: BrandFile,
  language = SOURCE_LANGUAGE,
): { legal: Legal; files: ReadFile[] } {
  const own = join(folder, FOLDER)
  const names = existsSync(own) ? readdirSync(own).filter((name) => !name.startsWith('.')) : []
  const read = names.map((name) => {
    const path = join(own, name)
    const file = isKnown(name) ? readText(path, asText) : asText('')
    return { name, path, file, mistakes: mistakesOf(name, file) }
  })
  const isOf = (name: string) => !IN_LANGUAGE.test(name) || name.endsWith(`.${language}.md`)
  const byLanguage = read.toSorted((one, other) => one.name.length - other.name.length)
  const texts = byLanguage.flatMap(({ name, file, mistakes }) =>
    mistakes.length === 0 && isOf(name) ? [[name.split('.')[0], drawMarkdown(String(file.value))]] : [],
  )
  return { legal: { ...addresses, ...(Object.fromEntries(texts) as Legal) }, files: read }
}

/** The legal pages in their order, each with its address in the shop or elsewhere. */
export const legalAddresses = (legal: Legal): [LegalName, string][] =>
  LEGAL_NAMES.flatMap((name) => {
    const one = legal[name]
    return one ? [[name, typeof one === 'string' ? one : legalPath(name)]] : []
  })

/** The texts that are pages of the shop. */
export const legalTexts = (legal: Legal): Legal =>
  Object.fromEntries(Object.entries(legal).filter(([, one]) => typeof one !== 'string'))

export const hasLegal = (legal: Legal) => Object.keys(legal).length > 0
