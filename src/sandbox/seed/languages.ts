import { t } from 'ttag'
import type { SeedMenuFile } from './types'
import type { JsonWithLines, Mistake, Path } from '../../tooling/files/json-with-lines.ts'

type Texts = Record<string, string>
/** The restaurant's texts in other languages: by language, then by the text in the main one. */
export type Translations = Record<string, Texts>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Copies translations into others. */
export function addTranslations(to: Translations, from: unknown): void {
  for (const [language, texts] of Object.entries(isRecord(from) ? from : {}))
    to[language] = { ...to[language], ...(texts as Texts) }
}

/** Whether this is a text in several languages: {"de": "Nudeln", "en": "Noodles"}. */
const isTexts = (value: unknown, known: string[]): value is Texts =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([language, text]) => known.includes(language) && typeof text === 'string')

/**
 * A file of the restaurant in its main language: a text in several becomes that of the main one.
 * @param known the languages that a text may have
 * @param translations collects the texts in the other languages, including those listed as `translations`
 */
export function inMainLanguage(
  file: JsonWithLines,
  { main, known }: { main: string; known: string[] },
  translations: Translations,
): JsonWithLines {
  const mistakes: Mistake[] = []

  function mainText(texts: Texts, path: Path): string {
    const text = texts[main]
    if (!text)
      mistakes.push({ line: file.lineOf(path), text: t`The text in the main language, "${main}", is missing.` })
    const own = text ?? Object.values(texts)[0]!
    for (const [language, other] of Object.entries(texts))
      addTranslations(translations, { [language]: { [own]: other } })
    return own
  }
  function walk(value: unknown, path: Path): unknown {
    if (isTexts(value, known)) return mainText(value, path)
    if (Array.isArray(value)) return value.map((one: unknown, at) => walk(one, [...path, at]))
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, [...path, key])]))
  }

  const { translations: listed, ...rest } = isRecord(file.value) ? file.value : {}
  addTranslations(translations, listed)
  return {
    ...file,
    value: isRecord(file.value) ? walk(rest, []) : file.value,
    mistakes: [...file.mistakes, ...mistakes],
  }
}

/** The menu with the names of its dishes in every language, for the search. */
export function withOtherNames(file: SeedMenuFile, translations: Translations): SeedMenuFile {
  const namesOf = (name: string) => [name, ...Object.values(translations).flatMap((texts) => texts[name] ?? [])]
  if (Object.keys(translations).length === 0) return file
  const menus = file.menus.map((menu) => ({
    ...menu,
    sections: menu.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, otherNames: [...new Set(namesOf(item.name))] })),
    })),
  }))
  return { ...file, menus }
}
