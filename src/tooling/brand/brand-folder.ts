import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const FOLDER = 'public/brand'

/** The brand's folder: the one in the sandbox restaurant's folder if it exists, otherwise `public/brand`. */
export function brandFolder(restaurant = process.env.SANDBOX_RESTAURANT): string {
  const own = restaurant && join(restaurant, 'brand')
  return own && existsSync(own) ? own : FOLDER
}

/** The first of `name` with one of these types that the folder has. */
export const firstOf = (folder: string, name: string, types: string[]) =>
  types.map((type) => `${name}.${type}`).find((file) => existsSync(join(folder, file))) ?? null
