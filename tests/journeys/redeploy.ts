import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refreshed } from '../../src/service-worker/shell'

/** The hash in the name of a built script: of 7 characters, or of 8 for the entry. */
const HASH = /-([\w-]{7,8})\.js(\.map)?$/
const TEXT = /\.(js|css|html|map|webmanifest)$/

/** Makes another version of the build in a folder: every script has another name. */
function rename(build: string, version: string): void {
  const assets = join(build, 'assets')
  const hashes = new Set(readdirSync(assets).flatMap((name) => HASH.exec(name)?.[1] ?? []))
  const renamed = new Map(
    [...hashes].map((hash) => {
      const other = createHash('sha256')
        .update(version + hash)
        .digest('hex')
      return [hash, other.slice(0, hash.length)]
    }),
  )
  const withNames = (text: string) =>
    text.replace(/-([\w-]{7,8})\.js/g, (name, hash: string) => (renamed.has(hash) ? `-${renamed.get(hash)}.js` : name))
  for (const file of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(file)) continue
    const path = join(build, file)
    const text = withNames(readFileSync(path, 'utf8'))
    writeFileSync(path, file.endsWith('.html') ? named(text, version) : text)
    if (file.startsWith('assets') && withNames(file) !== file) renameSync(path, join(build, withNames(file)))
  }
  const worker = join(build, 'service-worker.js')
  writeFileSync(worker, refreshed(readFileSync(worker, 'utf8'), build))
}

/**
 * Deploys another version over a build in one step, as `npm run build` does: every script has another name, and the old
 * ones are gone. Every page names the version: `<meta name="version">`.
 */
export function redeploy(build: string, version: string): void {
  const [made, before] = [`${build}-made`, `${build}-before`]
  cpSync(build, made, { recursive: true })
  rename(made, version)
  renameSync(build, before)
  renameSync(made, build)
  rmSync(before, { recursive: true })
}

const named = (html: string, version: string) =>
  html
    .replace(/<meta name="version"[^>]*>/, '')
    .replace('</title>', `</title><meta name="version" content="${version}">`)
