// npm run build: builds the storefront, and replaces the folder of the build in one step.
//
//   npm run build                              dist
//   npm run build -- --keep FOLDER             also serves the code of the build in FOLDER, for tabs that are open
//   npm run build -- --outDir FOLDER           another folder of the project
//   npm run build -- --quick                   compresses less, in a tenth of the time: for tests
//
// When the build fails, the folder stays as it was. Source maps go to .deploy/<build>/maps.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, createLogger, loadEnv } from 'vite'
import { compressTexts, dropSources, keepCode, keepPolicy, listOwn, moveMaps } from './finish.mjs'

const text = { type: 'string' }
const OPTIONS = {
  outDir: { ...text, default: 'dist' },
  keep: text,
  mode: text,
  logLevel: { ...text, default: 'info' },
  quick: { type: 'boolean' },
}

function options() {
  try {
    const { values } = parseArgs({ options: OPTIONS })
    if (values.keep && !existsSync(join(values.keep, 'index.html')))
      throw new Error(`There is no build in ${String(values.keep)}.`)
    return values
  } catch (cause) {
    console.error(cause.message)
    return process.exit(2)
  }
}

const { outDir, keep, mode, logLevel, quick } = options()

/** What has been built, and where: nobody should publish the sandbox's shop by mistake. */
function readyLine() {
  const { VITE_API_BASE_URL: api } = loadEnv(mode ?? 'production', process.cwd(), 'VITE_')
  const host = `What web servers need is in ${beside}.`
  return `${String(outDir)} is ready, for ${api ? `the API at ${api}` : 'the sandbox (no VITE_API_BASE_URL)'}. ${host}`
}
/** What is wrong in the owner's files is said below, in the language of the shop. */
const customLogger = createLogger(logLevel)
const tell = customLogger.error.bind(customLogger)
customLogger.error = (text, given) => text.includes('failed to load config') || tell(text, given)

const work = join('.deploy', `new-${process.pid}`)
/** The name of the folder is that of the build, as what belongs beside it is written to a folder of that name. */
const made = join(work, basename(outDir))
const beside = join('.deploy', basename(outDir))

// Shells and images for development set another one, and React would be twice as large.
process.env.NODE_ENV = 'production'

try {
  await build({ ...(mode && { mode }), logLevel, customLogger, build: { outDir: made, emptyOutDir: true } })
  moveMaps(made, join(beside, 'maps'))
  dropSources(made)
  listOwn(made)
  if (keep) {
    keepCode(keep, made)
    keepPolicy(keep, made, beside)
  }
  await compressTexts(made, quick)
  mkdirSync(join(outDir, '..'), { recursive: true })
  if (existsSync(outDir)) renameSync(outDir, join(work, 'before'))
  renameSync(made, outDir)
  if (logLevel === 'info') console.log(readyLine())
} catch (cause) {
  if (!existsSync(outDir) && existsSync(join(work, 'before'))) renameSync(join(work, 'before'), outDir)
  const messages = cause.errors?.map(({ message }) => message) ?? [cause.message]
  console.error(messages.join('\n'))
  process.exitCode = 1
} finally {
  rmSync(work, { recursive: true, force: true })
}
