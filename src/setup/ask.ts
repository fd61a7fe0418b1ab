import { createInterface, type Interface } from 'node:readline/promises'
import { t } from 'ttag'
import { fail } from './fail.ts'
import { helpIn, type Flags } from './flags.ts'
import { flagOf, questions, type Answers, type Name } from './questions.ts'

/** Asks a question. Ctrl+C and Ctrl+D end the setup. */
const asked = (question: string, terminal: Interface | null) =>
  terminal?.question(question).catch(() => fail(`\n${t`Nothing is written.`}`))

type Answer = { text: string; isFallback: boolean }
type Given = Answers & { spoken: string }

/** Asks until the answer is valid. Exits if a flag is invalid. */
async function answer(
  [name, question]: (typeof questions)[number],
  given: Given,
  flag: string | undefined,
  terminal: Interface | null,
): Promise<Answer> {
  const usual = question.fallback(given)
  for (;;) {
    const typed = flag ?? (await asked(`${question.ask}${usual && ` [${usual}]`}: `, terminal)) ?? ''
    const found = typed.trim() || usual
    const text = question.tidy?.(found, given) ?? found
    const wrong = await question.wrong?.(text, given)
    if (!wrong) return { text, isFallback: typed.trim() === '' }
    if (flag !== undefined || !terminal) fail(`${flagIs(flagOf(name), found)} ${wrong}`, 2)
    console.log(wrong)
  }
}

/** What is wrong with the value of a flag begins with it. */
export const flagIs = (flag: string, value: string) => t`--${flag} is ${JSON.stringify(value)}.`

function unused(name: Name, answers: Answers): string {
  const flag = flagOf(name)
  if (answers.api) return t`--${flag} is not used with --api: the API says it.`
  return name.startsWith('delivery') && name !== 'deliveryTax'
    ? t`--${flag} needs --delivers yes.`
    : t`--${flag} needs the tax on food: --tax.`
}

/**
 * Asks all questions. Without a terminal, flags and defaults answer. `samples` are defaults to be changed later.
 * @param spoken the locale in which it asks
 */
export async function ask(flags: Flags, spoken: string): Promise<{ answers: Answers; samples: Name[] }> {
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null
  if (!terminal && flags.name === undefined) fail(helpIn(spoken), 2)
  const answers: Answers = {}
  const samples: Name[] = []
  for (const entry of questions) {
    const [name, { isAsked, isSample, isUsed }] = entry
    const flag = flags[flagOf(name)]
    const used = isUsed?.(answers) ?? true
    if (!used && flag !== undefined) fail(unused(name, answers), 2)
    if (!used || (flag === undefined && !(isAsked?.({ ...answers, from: flags.from }) ?? true))) continue
    const { text, isFallback } = await answer(entry, { ...answers, spoken }, flag, terminal)
    if (isFallback && isSample?.(answers)) samples.push(name)
    answers[name] = text
  }
  terminal?.close()
  return { answers, samples }
}
