// Writes the files of your own restaurant: npm run setup. Without a terminal, answers are given as flags.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const load = async (path) => {
  const file = fileURLToPath(new URL(path, import.meta.url))
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
  return module
}
const [{ flagOf, isAsked, questions }, { brandFile, filesFor }, { digitsOf }] = await Promise.all([
  load('./questions.ts'),
  load('./files.ts'),
  load('../lib/money.ts'),
])

const BRAND = 'public/brand'
const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const CHECK = join(PROJECT, 'openapi/check.mjs')

function end(words, code = 1) {
  console[code === 0 ? 'log' : 'error'](words)
  process.exit(code)
}

const helpOf = ([name, { ask, fallback }]) => {
  const usual = fallback({ country: 'US' })
  return `  --${flagOf(name).padEnd(12)} ${ask}${usual && ` [${usual}]`}`
}
const HELP = [
  'npm run setup asks these questions. Each can be answered by a flag: npm run setup -- --name "Pizzeria Aurora"',
  ...questions.map(helpOf),
  '  --folder       Where the restaurant of the sandbox is written [my-restaurant]',
].join('\n')

function flags() {
  const names = [...questions.map(([name]) => flagOf(name)), 'folder']
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
    return parseArgs({ options: { ...options, help: { type: 'boolean' } } }).values
  } catch (cause) {
    return end(`${cause.message}\n${HELP}`, 2)
  }
}

/** Asks at the terminal until the answer is right. A flag is not asked again: if it is wrong, this ends. */
async function answer([name, question], answers, given, terminal) {
  const flag = given[flagOf(name)]
  const usual = question.fallback(answers)
  for (;;) {
    const typed = flag ?? (await terminal?.question(`${question.ask}${usual && ` [${usual}]`}: `)) ?? ''
    const found = typed.trim() || usual
    const wrong = question.wrong?.(found)
    if (!wrong) return found
    if (flag !== undefined || !terminal) end(`--${flagOf(name)} is ${JSON.stringify(found)}. ${wrong}`, 2)
    console.log(wrong)
  }
}

async function ask(given) {
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null
  if (!terminal && given.name === undefined) end(HELP, 2)
  const answers = {}
  for (const entry of questions) {
    if (isAsked(entry[1], answers)) answers[entry[0]] = await answer(entry, answers, given, terminal)
  }
  terminal?.close()
  return answers
}

/** Puts a logo into the brand. The icons are made from it, so those of the sample restaurant go. */
function takeLogo(file) {
  const logo = readFileSync(file)
  for (const name of ['logo.svg', 'logo.png', 'logo.webp', 'icon.svg', 'icon.png']) {
    rmSync(join(BRAND, name), { force: true })
  }
  writeFileSync(join(BRAND, `logo${extname(file)}`), logo)
}

const given = flags()
if (given.help) end(HELP, 0)
const folder = given.folder ?? 'my-restaurant'
const answers = await ask(given)
const files = filesFor(answers, folder, digitsOf(answers.currency ?? 'USD'))
const taken = Object.keys(files).filter((file) => existsSync(file))
if (taken.length > 0) end(`These files exist already: ${taken.join(', ')}. Remove them, and run it again.`)

for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
writeFileSync(join(BRAND, 'brand.json'), brandFile(answers.accent))
rmSync(join(BRAND, 'preview.jpg'), { force: true })
if (answers.logo) takeLogo(answers.logo)
console.log(`Written: ${[...Object.keys(files), join(BRAND, 'brand.json')].join(', ')}`)

try {
  const { readBrand } = await load('../brand/brand.ts')
  await readBrand(BRAND)
} catch (cause) {
  end(`Mend this before you start:\n${cause.message}`)
}
if (!answers.api) {
  end(
    [
      'Next:',
      '  npm start                          the shop with your restaurant',
      `  ${folder}/restaurant.json      name, address, hours, taxes, delivery`,
      `  ${folder}/menu.json            your dishes instead of the five samples`,
      `  ${BRAND}/                      logo, icon, colours, fonts`,
    ].join('\n'),
    0,
  )
}
console.log(`Checking ${answers.api} against the contract.`)
const origin = answers.site ? ['--origin', answers.site] : []
const args = ['--live', answers.api, '--restaurant', answers.id, ...origin]
const { status } = spawnSync(process.execPath, [CHECK, ...args], { cwd: PROJECT, stdio: 'inherit' })
console.log(
  [
    status === 0 ? 'The API answers as the contract says. Next:' : 'Next, once the API answers as the contract says:',
    '  npm start                          the shop with your API',
    '  src/deploy/README.md               sign-in by phone, and how to host it',
  ].join('\n'),
)
process.exitCode = status === 0 ? 0 : 1
