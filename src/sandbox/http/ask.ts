import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { pictureFile } from '../sample-pictures.ts'

const FRESH = fileURLToPath(new URL('./fresh.ts', import.meta.url))

const load = async () => {
  const { module } = await runnerImport<typeof import('./fresh')>(FRESH, { configFile: false, logLevel: 'error' })
  return module
}

/** Returns a function that requests a path from a fresh sandbox, with the restaurant of SANDBOX_RESTAURANT if it is set. */
export function askSandbox() {
  let loaded: ReturnType<typeof load> | undefined
  return async (path: string) => (await (loaded ??= load())).ask(path)
}

/** Reads a picture of the menu; null when its file is not there. */
export async function samplePicture(url: string): Promise<Buffer | null> {
  const file = pictureFile(decodeURIComponent(basename(url)), process.env.SANDBOX_RESTAURANT)
  return file ? readFile(file) : null
}
