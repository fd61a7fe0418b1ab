import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languageOf } from './language.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))

/** The language of the texts in the source, which needs no catalog. */
export const SOURCE_LANGUAGE = 'en'

/** The languages a build can have: that of the source, and each with a folder of catalogs here. */
export const languages = () => [
  SOURCE_LANGUAGE,
  ...readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
]

/** Whether this is a locale in whose language the texts are. */
export function isLocale(value: string): boolean {
  try {
    return languages().includes(languageOf(value))
  } catch {
    return false
  }
}

/** The checks of an owner's files and settings, whose texts setup and `npm start` show. */
const OF_SETUP =
  /^(sandbox\/(seed\/|state-file)|tooling\/(brand\/|files\/|(env|ask-api|cannot-draw|prerender\/require-restaurant)\.)|theme\/contrast\.)/
/** The check of a live API. */
const OF_CONTRACT = /(^|\/)openapi\/[^/]+\.mjs$/

/** The room whose catalog has a file's texts: 'cart' of src/features/cart and of src/pages/cart, 'app' of src/app. */
export function roomOf(file: string): string | null {
  const whole = file.replaceAll('\\', '/')
  if (OF_CONTRACT.test(whole)) return 'contract'
  const path = whole.split('/src/').at(-1)!
  if (OF_SETUP.test(path)) return 'setup'
  const [folder, name] = path.split('/')
  if (!folder || !name) return null
  return folder === 'features' || folder === 'pages' ? name : folder
}

/** The path of a room's catalog, whether or not it exists. */
export const catalogPath = (language: string, room: string) => join(FOLDER, language, `${room}.po`)

/** The path of a room's catalog, or 'default' for the texts as they are in the source. */
export function translationsOf(language: string, room: string): string {
  const path = catalogPath(language, room)
  return existsSync(path) ? path : 'default'
}

/** All catalogs of a language as they are written, or nothing for the language of the source. */
export function textOf(language: string): string {
  const folder = join(FOLDER, language)
  if (!existsSync(folder)) return ''
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('')
}
