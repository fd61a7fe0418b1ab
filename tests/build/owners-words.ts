import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Folder } from './broken-folders'

/** What is the same in each language: values in quotes, constants, names of columns and fields, languages. */
export const CODES = /"[^"\n]*"|„[^“\n]*“|« [^»\n]* »|'[^'\n]*'|["[][^\n]*?…|\b[A-Z][A-Z_]+\b|[\w.-]*\.ttf/g
export const FIELDS = [
  ...['menu section id name description price tax deposit content picture plate allergens additives caffeine alcohol'],
  ...['diets spice popular age options classic modern null yes no true false https mailto tel en ar de es fr it tr'],
  // Emirates, file formats and words of the examples.
  ...[
    'Abu Dhabi Ajman Dubai Fujairah Ras al Khaimah Sharjah Umm Al Quwain Italy JSON CSV UTF Markdown HTML kB Soup Int',
  ],
]

/** Empties a folder, or makes it, and writes these files into it. */
export function write(folder: string, files: Folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
