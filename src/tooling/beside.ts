import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Files that are made with a build and not part of it are written here, in a folder named after the build's. */
const BESIDE = '.deploy'

/** Creates and returns the folder for the files beside the build in `dir`. */
export function folderBeside(root: string, dir: string): string {
  const folder = join(root, BESIDE, basename(dir))
  mkdirSync(folder, { recursive: true })
  return folder
}
