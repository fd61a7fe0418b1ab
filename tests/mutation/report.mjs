import { existsSync, readFileSync } from 'node:fs'
import { EQUIVALENTS } from './equivalents.mjs'
import { filesOf } from './parts.mjs'

const NOTICED = ['Killed', 'Timeout']
const COUNTED = [...NOTICED, 'Survived', 'NoCoverage']

/** Where a mutant is and what it changes. */
function describe({ location: { start, end }, replacement, status }, lines) {
  const line = lines[start.line - 1]
  const original = start.line === end.line ? line.slice(start.column - 1, end.column - 1) : line.trim()
  return { at: `${start.line}:${start.column}`, line: line.trim(), original, replacement, status }
}

/** The mutants of one file: how many there are, how many the tests noticed, which are equivalent, and the others. */
function resultOf(file, { mutants, source }) {
  const lines = source.split('\n')
  const listed = EQUIVALENTS.filter((entry) => entry.file === file)
  const counted = mutants.filter(({ status }) => COUNTED.includes(status)).map((mutant) => describe(mutant, lines))
  const isListed = ({ line, replacement }) =>
    listed.some((entry) => entry.line === line && entry.replacement === replacement)
  const unnoticed = counted.filter(({ status }) => !NOTICED.includes(status))
  const survivors = unnoticed.filter((mutant) => !isListed(mutant))
  const stale = listed.filter(
    (entry) => !unnoticed.some(({ line, replacement }) => entry.line === line && entry.replacement === replacement),
  )
  return { file, total: counted.length, equivalent: unnoticed.length - survivors.length, survivors, stale }
}

/** The results of a part, of each file that has been tried. */
export function resultsOf(part) {
  const file = `.mutation/${part}.json`
  if (!existsSync(file)) return []
  const { files } = JSON.parse(readFileSync(file, 'utf8'))
  return filesOf(part)
    .filter((name) => files[name])
    .map((name) => resultOf(name, files[name]))
}

/** The share of the mutants that tests noticed, in per cent, without the equivalent ones. */
export function scoreOf(results) {
  const sum = (numberOf) => results.reduce((total, result) => total + numberOf(result), 0)
  const possible = sum(({ total, equivalent }) => total - equivalent)
  return possible ? (100 * (possible - sum(({ survivors }) => survivors.length))) / possible : 100
}
