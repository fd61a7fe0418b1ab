// Runs before the other commands: says in one sentence what the machine or the folder lacks, and what to do about it.
// It uses no package, and only what old versions of Node know.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { speakIn } from '../i18n/plain-text.mjs'
import { shopLocale, terminalLocale } from '../i18n/shop-locale.mjs'

const t = speakIn(shopLocale(process.env, terminalLocale()))

/** The folders that commands write to; the first is the project itself. */
const WRITTEN = ['.', 'node_modules', 'dist', '.deploy', '.sandbox', '.vite']

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const [major, minor] = process.versions.node.split('.').map(Number)

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch (cause) {
    return cause.code === 'ENOENT'
  }
}

/** Whether a range such as '^20.19.0 || >=24.0.0' includes this Node. */
const isIncluded = engines.node.split(' || ').some((range) => {
  const [fromMajor, fromMinor] = range.replace(/^\D+/, '').split('.').map(Number)
  const isNewer = range.startsWith('>=') && major > fromMajor
  return isNewer || (major === fromMajor && minor >= fromMinor)
})
const locked = WRITTEN.find((folder) => !isWritable(folder))

/** Such as "20.19, 22.12 or 24". */
const needed = engines.node
  .match(/\d+\.[1-9]\d*|\d+(?=\.0\.0)/g)
  .reduce((one, other, at, all) => (at === all.length - 1 ? t`${one} or ${other}` : `${one}, ${other}`))

const missing = !isIncluded
  ? t`This is Node ${process.versions.node}, and the shop needs Node ${needed}: install one (.nvmrc names the best), then run npm ci.`
  : !existsSync('node_modules/vite/package.json')
    ? t`The packages are not installed: run npm ci first.`
    : locked &&
      t`The folder ${locked === '.' ? process.cwd() : locked} cannot be written by this user: change its owner, or copy the project to a folder of yours.`

if (missing) {
  console.error(missing)
  process.exit(1)
}
