import { columnOf } from './header-words.ts'

/** Names of languages at the end of a heading: 'name_en', 'Beschreibung (DE)', 'Description English'. */
const NAMES: Record<string, RegExp> = {
  en: /en|eng|english|englisch|anglais|inglés|inglese|ingilizce/,
  de: /de|ger|german|deutsch|allemand|alemán|tedesco|almanca/,
  fr: /fr|fra|fre|french|französisch|français|francés|francese|fransızca/,
  es: /es|spa|spanish|spanisch|espagnol|español|spagnolo|ispanyolca/,
  it: /it|ita|italian|italienisch|italien|italiano/,
  tr: /tr|tur|turkish|türkisch|turc|turco|türkçe/,
  ar: /ar|ara|arabic|arabisch|arabe|árabe|arabo|arapça|عربي|العربية/,
  pt: /pt|por|portuguese|português/,
  nl: /nl|dut|dutch|nederlands/,
  el: /el|gr|greek|ελληνικά/,
  pl: /pl|polish|polski/,
  ru: /ru|russian|русский/,
  da: /da|danish|dansk/,
  sv: /sv|swedish|svenska/,
}
const AT_END = Object.entries(NAMES).map(
  ([language, words]) =>
    [
      language,
      new RegExp(String.raw`(?<=[\p{L})\]])\s*(?:[_-]|\s|[_\s]*[([])(?:${words.source})[)\]]?$`, 'iu'),
    ] as const,
)

/** A heading without its language, and the language. */
export function languageOf(heading: string): { bare: string; language?: string } {
  const found = AT_END.find(([, pattern]) => pattern.test(heading.trim()))
  // A heading only counts as translated if the rest of it is a known column: 'Name en' does, 'Made in it' does not.
  const bare = found && heading.trim().replace(found[1], '')
  return found && columnOf(bare!) ? { bare: bare!, language: found[0] } : { bare: heading }
}

/** Which headings tell in another language what one in the shop's own tells, or the first of them. */
export function inOtherLanguages(headings: string[], own: string): boolean[] {
  const told = headings.map((heading) => {
    const { bare, language } = languageOf(heading)
    return { role: columnOf(bare), language }
  })
  return told.map(({ role, language }, at) => {
    if (language === undefined || language === own) return false
    const alike = told.filter((one) => one.role === role)
    const best =
      alike.find((one) => one.language === own) ?? alike.find((one) => one.language === undefined) ?? alike[0]
    return best !== told[at]
  })
}
