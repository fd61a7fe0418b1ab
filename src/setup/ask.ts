import { createInterface, type Interface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { fail } from './fail.ts'
import { flagOf, questions, type Answers, type Name } from './questions.ts'

export type Flags = Record<string, string | undefined>

function helpOf([name, { ask, fallback }]: (typeof questions)[number]): string {
  const usual = fallback({ country: 'US' })
  return `  --${flagOf(name).padEnd(18)} ${ask}${usual && ` [${usual}]`}`
}

/** The help text: each question and its flag. */
export const HELP = [
  'npm run setup asks these questions. Each can be answered by a flag: npm run setup -- --name "Pizzeria Aurora"',
  ...questions.map(helpOf),
  '  --folder             Where the restaurant of the sandbox is written [my-restaurant]',
  '  --from               The menu you have: .xlsx, .csv, .html, or .txt as pdftotext -layout writes it [five sample dishes]',
].join('\n')

/** Parses the flags. Exits if one is unknown. */
export function flagsOf(args: string[]): { flags: Flags; help: boolean } {
  const names = [...questions.map(([name]) => flagOf(name)), 'folder', 'from']
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    const { help = false, ...flags } = parseArgs({ args, options: { ...options, help: { type: 'boolean' } } }).values
    return { flags, help: help === true }
  } catch (cause) {
    return fail(`${(cause as Error).message}\n${HELP}`, 2)
  }
}

/** Asks a question. Ctrl+C and Ctrl+D end the setup. */
const asked = (question: string, terminal: Interface | null) =>
  terminal?.question(question).catch(() => fail('\nNothing is written.'))

type Answer = { text: string; isFallback: boolean }

/** Asks until the answer is valid. Exits if a flag is invalid. */
async function answer(
  [name, question]: (typeof questions)[number],
  answers: Answers,
  flag: string | undefined,
  terminal: Interface | null,
): Promise<Answer> {
  const usual = question.fallback(answers)
  for (;;) {
    const typed = flag ?? (await asked(`${question.ask}${usual && ` [${usual}]`}: `, terminal)) ?? ''
    const found = typed.trim() || usual
    const text = question.tidy?.(found) ?? found
    const wrong = await question.wrong?.(text, answers)
    if (!wrong) return { text, isFallback: typed.trim() === '' }
    if (flag !== undefined || !terminal) fail(`--${flagOf(name)} is ${JSON.stringify(found)}. ${wrong}`, 2)
    console.log(wrong)
  }
}

/** Asks all questions. Without a terminal, flags and defaults answer. `samples` are defaults to be changed later. */
export async function ask(flags: Flags): Promise<{ answers: Answers; samples: Name[] }> {
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null
  if (!terminal && flags.name === undefined) fail(HELP, 2)
  const answers: Answers = {}
  const samples: Name[] = []
  for (const entry of questions) {
    const [name, { isAsked, isSample, isUsed }] = entry
    const flag = flags[flagOf(name)]
    const used = isUsed?.(answers) ?? true
    if (!used && flag !== undefined) {
      const why = answers.api ? 'is not used with --api: the API says it.' : 'needs the tax on food: --tax.'
      fail(`--${flagOf(name)} ${why}`, 2)
    }
    if (!used || (flag === undefined && !(isAsked?.(answers) ?? true))) continue
    const { text, isFallback } = await answer(entry, answers, flag, terminal)
    if (isFallback && isSample?.(answers)) samples.push(name)
    answers[name] = text
  }
  terminal?.close()
  return { answers, samples }
}
