import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readBrand } from '../tooling/brand/brand.ts'
import { readRestaurantFolder } from '../sandbox/seed/restaurant-folder.ts'
import { changeBrand } from './brand.ts'
import type { Answers } from './questions.ts'

/** Writes files, given by path, and creates their folders. */
export function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/**
 * Validates a restaurant's folder with new files in it, before they are written there.
 * @param files the texts of restaurant.json, menu.json or both, by name
 * @throws Error with every mistake, its line and what is expected
 */
export function checkRestaurant(folder: string, files: Record<string, string>) {
  const draft = mkdtempSync(join(tmpdir(), 'setup-'))
  try {
    if (existsSync(folder)) cpSync(folder, draft, { recursive: true })
    for (const [name, text] of Object.entries(files)) writeFileSync(join(draft, name), text)
    readRestaurantFolder(draft)
  } catch (cause) {
    throw new Error((cause as Error).message.replaceAll(draft, folder), { cause })
  } finally {
    rmSync(draft, { recursive: true })
  }
}

/**
 * Validates the files of a setup, as a build would, before they are written to the project.
 * @param brand the brand's folder
 * @throws Error with every mistake, its line and what is expected
 */
export async function check(files: Record<string, string>, folder: string, brand: string, answers: Answers) {
  const look = mkdtempSync(join(tmpdir(), 'setup-'))
  try {
    cpSync(brand, look, { recursive: true })
    changeBrand(look, answers)
    await readBrand(look)
  } catch (cause) {
    throw new Error((cause as Error).message.replaceAll(look, brand), { cause })
  } finally {
    rmSync(look, { recursive: true })
  }
  if (answers.api) return
  const names = ['restaurant.json', 'menu.json']
  checkRestaurant(folder, Object.fromEntries(names.map((name) => [name, files[`${folder}/${name}`]!])))
}
