import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Each server has a folder here, named after its process. */
const SERVED = '.deploy/served'

function isRunning(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

/**
 * Copies a build for the server of this process, which goes on with it whatever is built meanwhile: pages of one build
 * with the code of another do not work. Deletes the copies of servers that have ended.
 */
export function servedCopy(folder: string): string {
  mkdirSync(SERVED, { recursive: true })
  for (const pid of readdirSync(SERVED))
    if (!isRunning(pid)) rmSync(join(SERVED, pid), { recursive: true, force: true })
  const copy = join(SERVED, String(process.pid))
  if (!existsSync(join(folder, 'index.html'))) return folder
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true })
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  return copy
}
