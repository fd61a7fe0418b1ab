import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { msgid, ngettext, t } from 'ttag'
import type { JsonWithLines, Mistake } from './json-with-lines.ts'

/** A file that an adopter edits, and what is wrong in it. */
export type ReadFile = { path: string; file: JsonWithLines; mistakes: Mistake[] }

/** At most so many mistakes are listed for a file; the rest are only counted. */
const MOST = 50

const NOTHING: JsonWithLines = {
  value: undefined,
  mistakes: [],
  lineOf: () => 1,
  lineOfKey: () => 1,
  writtenNumber: () => undefined,
}
const onlyMistake = (line: number, text: string): JsonWithLines => ({ ...NOTHING, mistakes: [{ line, text }] })

/** The line of the first character that is not UTF-8, or null. In UTF-16 that is the first line. */
function firstLineNotUtf8(bytes: Buffer): number | null {
  return isUtf8(bytes) && !bytes.includes(0)
    ? null
    : bytes
        .toString('utf8')
        .split(/[\uFFFD\0]/)[0]!
        .split('\n').length
}

/** Reads and parses a UTF-8 file. A file that cannot be read or decoded has that as its only mistake. */
export function readText(path: string, parse: (text: string) => JsonWithLines): JsonWithLines {
  try {
    const bytes = readFileSync(path)
    const line = firstLineNotUtf8(bytes)
    if (line !== null)
      return onlyMistake(line, t`The file is not UTF-8. Save it as UTF-8, a spreadsheet as "CSV UTF-8".`)
    return parse(bytes.toString('utf8'))
  } catch (cause) {
    return onlyMistake(1, t`The file cannot be read: ${(cause as Error).message}`)
  }
}

const headingOf = (count: number, path: string) =>
  count === 1
    ? t`One mistake in ${path}:`
    : ngettext(msgid`${count} mistake in ${path}:`, `${count} mistakes in ${path}:`, count)

/** The mistakes of a file, a line each: `menu.json:12 'Fries': "price" is missing.` */
function linesOf({ path, mistakes }: ReadFile): string[] {
  if (mistakes.length === 0) return []
  const sorted = mistakes.toSorted((one, other) => one.line - other.line)
  const lines = sorted.slice(0, MOST).map(({ line, text }) => `  ${path}:${line} ${text}`)
  const rest = sorted.length > MOST ? [`  ${t`and ${sorted.length - MOST} more`}`] : []
  return [headingOf(sorted.length, path), ...lines, ...rest]
}

/** @throws Error with every mistake of the files, if there are any */
export function throwMistakes(files: ReadFile[]): void {
  const lines = files.flatMap(linesOf)
  if (lines.length === 0) return
  const error = new Error(lines.join('\n'))
  // The adopter needs the mistakes, not a stack trace into our code.
  error.stack = error.message
  throw error
}
