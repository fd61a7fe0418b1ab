import { languageOf } from '../i18n/language'
import type { Translations } from './seed/languages'
import type { SeedRestaurant } from './seed/types'
import { interpreter, wordsFrom } from './words'

type Say = (text: string) => string

/** Ids, which may be made of a name, the names in all languages, and what people have written. */
const AS_IT_IS =
  /^id$|Ids?$|^(otherNames|goesWellWith|code|specialInstructions|note|comment|firstName|lastName|line1|line2|city)$/

/** The language that a request wants, by its `Accept-Language`, if the restaurant has it beside its main one. */
function otherLanguage(header: string | null, { locale, otherLocales }: SeedRestaurant): string | undefined {
  const main = languageOf(locale)
  const known = [main, ...otherLocales.map(languageOf)]
  const wanted = (header ?? '').split(',').map((one) => one.split(/[-;]/)[0]!.trim().toLowerCase())
  const first = wanted.find((language) => known.includes(language))
  return first === main ? undefined : first
}

const translated = (value: unknown, say: Say): unknown => {
  if (typeof value === 'string') return say(value)
  if (Array.isArray(value)) return value.map((one: unknown) => translated(one, say))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, AS_IT_IS.test(key) ? one : translated(one, say)]),
  )
}

/** Makes of an answer one in the language that its request wants. */
export function translateAnswers(restaurant: SeedRestaurant, translations: Translations) {
  return async (request: Request, response: Response): Promise<Response> => {
    const language = otherLanguage(request.headers.get('accept-language'), restaurant)
    if (!language || !response.headers.get('content-type')?.includes('json')) return response
    const main = languageOf(restaurant.locale)
    const texts: Record<string, string> = { ...wordsFrom(main, language), ...translations[language] }
    const interpreted = interpreter(main, language)
    const word: Say = (text) => texts[text] ?? text
    const say: Say = (text) => texts[text] ?? interpreted(text, word) ?? text
    const { status, statusText, headers } = response
    headers.set('content-language', language)
    headers.append('vary', 'accept-language')
    headers.delete('content-length')
    return new Response(JSON.stringify(translated(await response.json(), say)), { status, statusText, headers })
  }
}
