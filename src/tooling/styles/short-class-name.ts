import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** 'card_x7k2' for `card` of a style sheet: Vite's own names are six letters longer, in each page and script. */
export function shortClassName(name: string, file: string): string {
  const path = relative(process.cwd(), file.split('?')[0]!)
  return `${name}_${createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}`
}
