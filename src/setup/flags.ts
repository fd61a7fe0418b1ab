import { parseArgs } from 'node:util'
import { t } from 'ttag'
import { fail } from './fail.ts'
import { countryOf } from './language.ts'
import { flagOf, questions } from './questions.ts'
import { wrongFlag } from './wrong-flag.ts'

export type Flags = Record<string, string | undefined>

function helpOf([name, { ask, fallback }]: (typeof questions)[number], spoken: string): string {
  const usual = fallback({ spoken, country: countryOf(spoken) })
  return `  --${flagOf(name).padEnd(18)} ${ask}${usual && ` [${usual}]`}`
}

/** The help text: each question and its flag. */
export const helpIn = (spoken: string) =>
  [
    `${t`npm run setup asks these questions. Each can be answered by a flag:`} npm run setup -- --name "Pizzeria Aurora"`,
    ...questions.map((question) => helpOf(question, spoken)),
    `  --folder             ${t`Where the restaurant of the sandbox is written`} [my-restaurant]`,
    `  --from               ${t`The menu you have: .xlsx, .csv, .html, or .txt as pdftotext -layout writes it`} [${t`five sample dishes`}]`,
  ].join('\n')

/** Parses the flags. Exits if one is unknown. */
export function flagsOf(args: string[], spoken: string): { flags: Flags; help: boolean } {
  const names = [...questions.map(([name]) => flagOf(name)), 'folder', 'from']
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    const { help = false, ...flags } = parseArgs({ args, options: { ...options, help: { type: 'boolean' } } }).values
    return { flags, help: help === true }
  } catch (cause) {
    return fail(`${wrongFlag(cause)}\n${helpIn(spoken)}`, 2)
  }
}
