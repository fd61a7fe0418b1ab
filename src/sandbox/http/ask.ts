import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { shopLocale } from '../../i18n/shop-locale.mjs'
import { loadIn } from '../../tooling/load-in.mjs'
import { pictureFile } from '../sample-pictures.ts'

const FRESH = new URL('./fresh.ts', import.meta.url)

const load = () => loadIn(shopLocale(), FRESH) as Promise<typeof import('./fresh')>

/** Returns a function that requests a path from a fresh sandbox, with the restaurant of SANDBOX_RESTAURANT if it is set. */
export function askSandbox(language?: string) {
  let loaded: ReturnType<typeof load> | undefined
  return async (path: string) => (await (loaded ??= load())).ask(path, language)
}

/** Reads a picture of the menu; null when its file is not there. */
export async function samplePicture(url: string): Promise<Buffer | null> {
  const file = pictureFile(decodeURIComponent(basename(url)), process.env.SANDBOX_RESTAURANT)
  return file ? readFile(file) : null
}
