import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { seedMenus } from '../../src/sandbox/seed/menu'
import { mistakesOf as mistakesOfFile, readMenuFile } from './restaurant-files'

export type Loose = { [key: string]: Loose } & Loose[]
type Change = (file: Loose) => void

let path: string

/** Gives each test of a spec file a folder for its menu. */
export function withMenuFile(): void {
  beforeEach(() => {
    path = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'menu.json')
  })
  afterEach(() => rmSync(dirname(path), { recursive: true }))
}

export const menuPath = () => path
export const writeMenu = (text: string | Buffer) => writeFileSync(path, text)
export const readMenu = () => readMenuFile(path)

/** Reads the example's menu with these changes. */
export function readWith(...changes: Change[]) {
  const file = JSON.parse(JSON.stringify(seedMenus)) as Loose
  for (const change of changes) change(file)
  writeMenu(JSON.stringify(file, null, 2))
  return readMenu()
}

/** The mistakes of the example's menu with these changes. */
export const mistakesOf = (...changes: Change[]) => mistakesOfFile(path, () => readWith(...changes))

export function mistakesOfText(text: string | Buffer): string[] {
  writeMenu(text)
  return mistakesOfFile(path, readMenu)
}

/** A menu with one dish, whose text begins on the second line. */
export const withDish = (dish: string) =>
  `{"menus": [{"name": "Lunch", "sections": [{"name": "Plates", "items": [\n${dish}\n]}]}]}`

/** The line of a text in the file written last. */
export const lineOf = (part: string) => readFileSync(path, 'utf8').split(part)[0]!.split('\n').length

export const itemOf = (file: Loose, section: number, item: number) => file.menus![0]!.sections![section]!.items![item]!
export const noodles = (file: Loose) => itemOf(file, 1, 0)
export const set = (target: Loose | undefined, key: string, value: unknown) =>
  Object.assign(target ?? {}, { [key]: value })
