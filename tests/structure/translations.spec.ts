import { readFileSync } from 'node:fs'
import { po, type GetTextTranslation } from 'gettext-parser'
import { describe, expect, it } from 'vitest'
import { catalogPath, languages, SOURCE_LANGUAGE } from '../../src/i18n/catalogs'
import { textsByRoom, type SourceText } from '../../src/i18n/texts'

const rooms = [...textsByRoom()]
const keyOf = ({ msgctxt = '', msgid }: SourceText) => `${msgctxt}|${msgid}`
const valuesIn = (text: string) => [...new Set(text.match(/\$\{ \d+ \}/g) ?? [])].toSorted()

const entriesOf = (language: string, room: string): GetTextTranslation[] =>
  Object.values(po.parse(readFileSync(catalogPath(language, room))).translations)
    .flatMap((entries) => Object.values(entries))
    .filter(({ msgid }) => msgid !== '')

/** A plural form for one or two may say the number in words. */
const losesValue = ({ msgid, msgid_plural, msgstr }: GetTextTranslation) =>
  msgid_plural === undefined
    ? String(valuesIn(msgstr[0]!)) !== String(valuesIn(msgid))
    : String(valuesIn(msgstr.at(-1)!)) !== String(valuesIn(msgid_plural))

it('there are texts in every part of the shop', () => expect(rooms.length).toBeGreaterThan(20))

describe.each(languages().filter((language) => language !== SOURCE_LANGUAGE))('the catalogs of %s', (language) => {
  it.each(rooms)('have exactly the texts of %s, each translated (npm run i18n)', (room, texts) => {
    const entries = entriesOf(language, room)
    expect(entries.map(keyOf).toSorted()).toEqual(texts.map(keyOf).toSorted())
    expect(entries.filter(({ msgstr }) => msgstr.some((text) => text.trim() === '')).map(keyOf)).toEqual([])
    expect(entries.filter(losesValue).map(keyOf)).toEqual([])
  })
})
