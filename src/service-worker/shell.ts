import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IMMUTABLE } from '../tooling/addresses.ts'

export const SERVICE_WORKER = 'service-worker.js'

/**
 * A file that is cached on the device. A file without a content hash in its name has a `revision`. One with a hash is
 * checked by `integrity` before it is cached: some web hosts answer with a page for a file that is gone.
 */
export type ShellFile = { url: string } & ({ revision: string } | { revision: null; integrity: string })

/** The code, and the pages of the build's language: those of dishes lie deeper. */
const kept = (base: string) => new RegExp(`^(assets/.*\\.(js|css|woff2)|${base && `${base.slice(1)}/`}[^/]*\\.html)$`)

function fileOf(folder: string, url: string): ShellFile {
  const hash = createHash('sha256').update(readFileSync(join(folder, url)))
  if (!url.startsWith(IMMUTABLE)) return { url, revision: hash.digest('hex').slice(0, 16) }
  return { url, revision: null, integrity: `sha256-${hash.digest('base64')}` }
}

/**
 * The files of a build to cache.
 * @param own the files it has made itself: beside them is the code of other languages
 * @param base what the addresses of its language begin with
 */
export const filesOf = (folder: string, own: string[], base = ''): ShellFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => kept(base).test(path) && own.includes(path))
    .sort()
    .map((path) => fileOf(folder, `/${path}`))

/** The line of a service worker that lists the files it caches. */
export const lineOf = (files: ShellFile[]) => `self.shell=${JSON.stringify(files)};`
const LINE = /^self\.shell=(.*);$/m

/** The code of a service worker, with the revisions of its files updated. */
export const refreshed = (code: string, folder: string) =>
  code.replace(LINE, (_, json: string) =>
    lineOf((JSON.parse(json) as ShellFile[]).map(({ url }) => fileOf(folder, url))),
  )
