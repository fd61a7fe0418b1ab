import { readFileSync } from 'node:fs'
import { po } from 'gettext-parser'
import { catalogPath } from '../../src/i18n/catalogs'

/** Every text of the catalogs that setup and the checks of an owner's files speak from, in a language. */
export const textsIn = (language: string) =>
  ['setup', 'lib', 'contract'].flatMap((room) => {
    try {
      const { translations } = po.parse(readFileSync(catalogPath(language, room)))
      return Object.values(translations).flatMap((all) => Object.values(all).flatMap(({ msgstr }) => msgstr))
    } catch {
      return []
    }
  })

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

/** Without what is the same in each language: flags, commands, paths, schemas, the fields of files, codes of countries. */
const spoken = (text: string) =>
  text
    .replace(/npm (?:run setup|start)|pdftotext -layout|https?:\S+/g, '')
    .replace(/--[a-z-]+/g, '')
    .replace(/[\w.-]*(?:\/[\w.-]*)+|[\w-]*\.(?:json|md|csv|local|html|txt|xlsx|svg|png|webp)\b/g, '')
    .replace(/\b\w+ "[^"]*"/g, '')

/** The words of an output that are in no catalog of the language and in no answer. */
export function foreignWords(output: string, language: string, ...answers: string[]): string[] {
  const known = new Set([...textsIn(language), ...answers].flatMap(wordsIn))
  return [...new Set(wordsIn(spoken(output)))].filter((word) => !known.has(word))
}
