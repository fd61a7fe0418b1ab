import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IMMUTABLE } from '../deploy/addresses.ts'

export const SERVICE_WORKER = 'service-worker.js'

/** A file that is kept on the device. One whose name does not change with what it holds has a revision that does. */
type ShellFile = { url: string; revision: string | null }

/** What a service worker is told: the files it keeps, and the beginnings of paths where the API answers. */
export type Shell = { files: ShellFile[]; api: string[] }

const KEPT = /^(assets\/.*\.(js|css|woff2)|illustrations\/.*|[^/]*\.html)$/

function fileOf(folder: string, url: string): ShellFile {
  const revision = () =>
    createHash('sha256')
      .update(readFileSync(join(folder, url)))
      .digest('hex')
      .slice(0, 16)
  return { url, revision: url.startsWith(IMMUTABLE) ? null : revision() }
}

/** The files of a build that are kept, without those whose path is in `left`. */
export const filesOf = (folder: string, left: string[]): ShellFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => KEPT.test(path) && !left.includes(path))
    .sort()
    .map((path) => fileOf(folder, `/${path}`))

/** The line of a service worker that tells it. */
export const lineOf = (shell: Shell) => `self.shell=${JSON.stringify(shell)};`
const LINE = /^self\.shell=(.*);$/m

/** The code of a service worker, told what its files hold now. */
export const refreshed = (code: string, folder: string) =>
  code.replace(LINE, (_, json: string) => {
    const shell = JSON.parse(json) as Shell
    return lineOf({ ...shell, files: shell.files.map(({ url }) => fileOf(folder, url)) })
  })
