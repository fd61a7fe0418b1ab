import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
 * Validates the files in a temporary folder, as a build would, before they are written to the project.
 * @param brand the brand's folder
 * @throws Error with every mistake, its line and what is expected
 */
export async function check(files: Record<string, string>, folder: string, brand: string, answers: Answers) {
  const draft = mkdtempSync(join(tmpdir(), 'setup-'))
  const [restaurant, look] = [join(draft, 'restaurant'), join(draft, 'brand')]
  try {
    cpSync(brand, look, { recursive: true })
    changeBrand(look, answers)
    await readBrand(look)
    if (answers.api) return
    for (const name of ['restaurant.json', 'menu.json'])
      write({ [join(restaurant, name)]: files[`${folder}/${name}`]! })
    readRestaurantFolder(restaurant)
  } catch (cause) {
    const { message } = cause as Error
    throw new Error(message.replaceAll(restaurant, folder).replaceAll(look, brand), { cause })
  } finally {
    rmSync(draft, { recursive: true })
  }
}
