import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { loadEnv } from 'vite'
import { afterEach, beforeEach } from 'vitest'

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

/** Runs `npm run setup` without a terminal. Returns its output and exit code. */
export async function setup(...flags: string[]) {
  const { NODE_ENV: _, VITEST: __, ...rest } = process.env
  const env = { ...rest, TZ: 'UTC' }
  const child = spawn(process.execPath, [SETUP, ...flags], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((done) => child.on('close', done))
  return { code, output }
}
