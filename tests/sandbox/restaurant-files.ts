import { copyFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readRestaurantFolder } from '../../src/sandbox/seed/restaurant-folder'
import { EXAMPLE } from './example'

/** Reads the menu file of a folder, beside the example's restaurant. */
export function readMenuFile(path: string) {
  copyFileSync(EXAMPLE, join(dirname(path), 'restaurant.json'))
  return readRestaurantFolder(dirname(path)).menu
}

/** The mistakes that reading a file reports, without the file's path; empty if it is read. */
export function mistakesOf(path: string, read: () => unknown): string[] {
  try {
    read()
  } catch (cause) {
    const [, ...lines] = (cause as Error).message.replaceAll(`${path}:`, '').split('\n')
    return lines.map((line) => line.trim())
  }
  return []
}
