import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { loadEnv, runnerImport } from 'vite'
import { afterEach, beforeEach, vi } from 'vitest'
import { setup as runSetup } from '../../src/setup/run'
import { translate } from '../../src/tooling/translate'

const SETUP = resolve('src/setup/setup.mjs')

let folder = ''
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'setup-')), 'project')
  cpSync('public/brand', at('public/brand'), { recursive: true })
})
afterEach(() => rmSync(at('..'), { recursive: true }))

/** The path of a file in the project of a test. */
export const at = (file: string) => join(folder, file)
export const read = (file: string) => readFileSync(at(file), 'utf8')
export const put = (file: string, text: string) => writeFileSync(at(file), text)
export const has = (file: string) => existsSync(at(file))

/** The settings in `.env.local`, read by Vite. */
export const settings = () => loadEnv('production', folder, ['VITE_', 'SANDBOX_'])

/** Runs `npm run setup` without a terminal, as a process of its own. Returns its output and exit code. */
export async function setupProcess(...flags: string[]) {
  const { NODE_ENV: _, VITEST: __, ...rest } = process.env
  const env = { ...rest, TZ: 'UTC' }
  const child = spawn(process.execPath, [SETUP, ...flags], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((done) => child.on('close', done))
  return { code, output }
}

class Exit extends Error {}

type Setup = typeof runSetup

/** Setup in another language, within this process. What it writes is another matter: this is for what it refuses. */
export async function setupIn(locale: string) {
  const config = { configFile: false as const, logLevel: 'error' as const, plugins: [translate(locale)] }
  const { module } = await runnerImport<{ setup: Setup }>(resolve('src/setup/run.ts'), config)
  return (...flags: string[]) => setupWith((args) => module.setup(args, locale), flags)
}

/** The same as a process of its own, in English within this one, which takes a tenth of the time. */
export const setup = (...flags: string[]) => setupWith((args) => runSetup(args), flags)

async function setupWith(run: (args: string[]) => Promise<number>, flags: string[]) {
  let output = ''
  let code: number | undefined
  // Code that catches the exit runs on, and would not in a process of its own.
  const print = (line: string) => void (output += code === undefined ? `${line}\n` : '')
  vi.spyOn(console, 'log').mockImplementation(print)
  vi.spyOn(console, 'error').mockImplementation(print)
  vi.spyOn(process, 'exit').mockImplementation((exitCode) => {
    code ??= Number(exitCode)
    throw new Exit()
  })
  vi.stubEnv('TZ', 'UTC')
  const project = process.cwd()
  process.chdir(folder)
  try {
    code = await run(flags)
  } catch (cause) {
    if (!(cause instanceof Exit)) throw cause
  } finally {
    process.chdir(project)
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  }
  return { code, output }
}
