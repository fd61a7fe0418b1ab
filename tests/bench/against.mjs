// npm run bench -- --against REF: measures the build of another commit beside this one, and says what is slower.
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const FOLDER = '.vite/against'
/** What is slower by less than this is noise: a share, and ms. */
const NOISE = { share: 0.1, ms: 4 }

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Builds the shop of a commit with the packages that are installed. Returns the folder of the build. */
export function buildOf(ref) {
  const commit = git('rev-parse', '--short', `${ref}^{commit}`)
  if (existsSync(FOLDER)) git('worktree', 'remove', '--force', FOLDER)
  rmSync(FOLDER, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', FOLDER, commit)
  symlinkSync(resolve('node_modules'), join(FOLDER, 'node_modules'))
  execFileSync(process.execPath, ['src/tooling/build.mjs', '--logLevel', 'warn'], { cwd: FOLDER, stdio: 'inherit' })
  return join(FOLDER, 'dist')
}

/** The times that are slower than before, as sentences. Both are maps of what was measured to ms. */
export const slower = (before, now) =>
  [...now].flatMap(([what, ms]) => {
    const was = before.get(what)
    const more = ms - was
    if (!(more > NOISE.ms && more > was * NOISE.share)) return []
    return `${what}: ${Math.round(was)} ms before, ${Math.round(ms)} ms now (+${Math.round((100 * more) / was)} %)`
  })
