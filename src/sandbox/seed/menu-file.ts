import { readFileSync } from 'node:fs'
import { digitsOf } from '../../lib/money'
import { parseCsv } from './csv-menu'
import { parseWithLines, type Mistake } from './json-with-lines'
import { menuMistakes } from './menu-mistakes'
import { restaurant } from './restaurant'
import { schemaMistakes } from './schema-mistakes'
import { completeMenu } from './short-menu'
import { menuFileSchema } from './short-schema'
import type { SeedMenuFile } from './types'

/** So many mistakes are listed; the rest are counted. */
const MOST = 50

/** All mistakes of a file, a line each: `menu.json:12 'Fries': "price" is missing.` */
function refusal(file: string, mistakes: Mistake[]): Error {
  const sorted = mistakes.toSorted((one, other) => one.line - other.line)
  const lines = sorted.slice(0, MOST).map(({ line, text }) => `  ${file}:${line} ${text}`)
  const rest = sorted.length > MOST ? [`  and ${sorted.length - MOST} more`] : []
  const count = sorted.length === 1 ? 'One mistake' : `${sorted.length} mistakes`
  const error = new Error([`${count} in ${file}:`, ...lines, ...rest].join('\n'))
  // The mistakes are the adopter's to read: where our code found them helps nobody.
  error.stack = error.message
  return error
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw refusal(path, [{ line: 1, text: `The file cannot be read: ${(cause as Error).message}` }])
  }
}

/**
 * Reads a menu file (SANDBOX_MENU), JSON or CSV.
 * @throws Error with every mistake in the file, its line and what is expected
 */
export function readMenuFile(path: string): SeedMenuFile {
  const text = textOf(path)
  const file = path.endsWith('.csv') ? parseCsv(text, digitsOf(restaurant.currency)) : parseWithLines(text)
  const found = file.value === undefined ? [] : [...schemaMistakes(menuFileSchema, file), ...menuMistakes(file)]
  const mistakes = [...file.mistakes, ...found]
  if (mistakes.length > 0) throw refusal(path, mistakes)
  return completeMenu(file.value) as SeedMenuFile
}
