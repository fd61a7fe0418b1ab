import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * The class of a CSS module: its name and six characters for its file. Shorter than Vite's, which counts in the first
 * load.
 */
export const className = (name: string, file: string): string => {
  const path = relative(process.cwd(), file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 6)}`
}
