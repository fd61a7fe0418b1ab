import { readFileSync } from 'node:fs'
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

/** Reads and parses a file. That it cannot be read is a mistake of its first line. */
export function readText(path: string, parse: (text: string) => JsonWithLines): JsonWithLines {
  try {
    return parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    const text = `The file cannot be read: ${(cause as Error).message}`
    return { ...NOTHING, mistakes: [{ line: 1, text }] }
  }
}

/** The mistakes of a file, a line each: `menu.json:12 'Fries': "price" is missing.` */
function linesOf({ path, mistakes }: ReadFile): string[] {
  if (mistakes.length === 0) return []
  const sorted = mistakes.toSorted((one, other) => one.line - other.line)
  const lines = sorted.slice(0, MOST).map(({ line, text }) => `  ${path}:${line} ${text}`)
  const rest = sorted.length > MOST ? [`  and ${sorted.length - MOST} more`] : []
  const count = sorted.length === 1 ? 'One mistake' : `${sorted.length} mistakes`
  return [`${count} in ${path}:`, ...lines, ...rest]
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
