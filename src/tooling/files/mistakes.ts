import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { msgid, ngettext, t } from 'ttag'
import { grouped } from './grouped.ts'
import type { JsonWithLines, Mistake } from './json-with-lines.ts'
import { listed } from './listed.ts'

/** A file that an adopter edits, and what is wrong in it. */
export type ReadFile = { path: string; file: JsonWithLines; mistakes: Mistake[] }

/** At most so many causes are listed for a file; the mistakes of the others are only counted. */
const MOST = 50
/** A cause that is there so often is told once, with the lines of the others. */
const OFTEN = 4

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
    const { code } = cause as NodeJS.ErrnoException
    return onlyMistake(1, code === 'ENOENT' ? t`There is no such file.` : t`The file cannot be read: ${code}`)
  }
}

const headingOf = (count: number, path: string) =>
  count === 1
    ? t`One mistake in ${path}:`
    : ngettext(msgid`${count} mistake in ${path}:`, `${count} mistakes in ${path}:`, count)

/** The mistakes that are told together: all of a cause that is there often, else each by itself. */
function causesOf(mistakes: Mistake[]): Mistake[][] {
  const sorted = mistakes.toSorted((one, other) => one.line - other.line)
  const groups = grouped(sorted, ({ cause, text }) => cause ?? text)
  return groups
    .flatMap(([, group]) => (group.length < OFTEN ? group.map((one) => [one]) : [group]))
    .toSorted(([one], [other]) => one!.line - other!.line)
}

/** `menu.json:12 'Fries': "price" is missing.`, and in which lines the same is wrong. */
function linesOfCause(group: Mistake[], path: string): string[] {
  const [line, ...lines] = new Set(group.map((one) => one.line))
  const list = listed(lines.map(String))
  const said = `  ${path}:${line} ${group[0]!.text}`
  if (lines.length === 0) return [said]
  return [said, `    ${ngettext(msgid`The same in line ${list}.`, `The same in lines ${list}.`, lines.length)}`]
}

function linesOf({ path, mistakes }: ReadFile): string[] {
  if (mistakes.length === 0) return []
  const causes = causesOf(mistakes)
  const rest = causes.slice(MOST).flat().length
  return [
    headingOf(mistakes.length, path),
    ...causes.slice(0, MOST).flatMap((group) => linesOfCause(group, path)),
    ...(rest > 0 ? [`  ${t`and ${rest} more`}`] : []),
  ]
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
