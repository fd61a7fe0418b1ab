import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { po, type GetTextTranslations } from 'gettext-parser'
import { getFormula, getNPlurals } from 'plural-forms'
import { catalogPath } from './catalogs.ts'
import { textsByRoom, type SourceText } from './texts.ts'

const read = (path: string): GetTextTranslations['translations'] =>
  existsSync(path) ? po.parse(readFileSync(path)).translations : {}

/** A catalog with exactly these texts, and the translations it has. New texts have an empty translation. */
function catalogOf(language: string, path: string, texts: SourceText[]): Buffer {
  const known = read(path)
  const plurals = Number(getNPlurals(language))
  const translations: GetTextTranslations['translations'] = {}
  for (const text of texts) {
    const context = text.msgctxt ?? ''
    const msgstr = known[context]?.[text.msgid]?.msgstr ?? Array<string>(text.msgid_plural ? plurals : 1).fill('')
    translations[context] = { ...translations[context], [text.msgid]: { ...text, msgstr } }
  }
  const headers = {
    Language: language,
    'Content-Type': 'text/plain; charset=utf-8',
    'Plural-Forms': `nplurals=${plurals}; plural=(${getFormula(language)});`,
  }
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 })
}

/**
 * Brings the catalogs of a language up to date with the source: adds new texts without a translation, and removes those
 * that are gone. Returns how many have no translation.
 */
export function updateCatalogs(language: string): number {
  const rooms = textsByRoom()
  const folder = dirname(catalogPath(language, ''))
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) {
    if (!rooms.has(basename(file, '.po'))) rmSync(catalogPath(language, basename(file, '.po')))
  }
  for (const [room, texts] of rooms) {
    const path = catalogPath(language, room)
    writeFileSync(path, `${String(catalogOf(language, path, texts)).trimEnd()}\n`)
  }
  return [...rooms.keys()]
    .flatMap((room) => Object.values(read(catalogPath(language, room))).flatMap((entries) => Object.values(entries)))
    .filter(({ msgid, msgstr }) => msgid !== '' && msgstr.some((text) => text === '')).length
}
