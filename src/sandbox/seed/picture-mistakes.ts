import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { t } from 'ttag'
import type { JsonWithLines, Mistake, Path } from '../../tooling/files/json-with-lines.ts'
import { didYouMean } from '../../tooling/files/schema-mistakes.ts'
import { samplePictures } from '../sample-pictures'
import { dishesOf, isRecord } from './lists'

const IN_FOLDER = /^\/pictures\/([^/]+)$/

const decoded = (name: string) => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Checks a picture's URL. Returns the mistake, or null. URLs of other sites and folders are not checked. */
function problemOf(url: string, folder: string): string | null {
  if (!/^(?:\/|https?:\/\/)/.test(url)) {
    return t`"${url}" is not the address of a picture. Write "/pictures/${url}" for a file in the folder "pictures".`
  }
  const name = decoded(IN_FOLDER.exec(url)?.[1] ?? '')
  const own = join(folder, 'pictures')
  if (name === '' || existsSync(join(own, name)) || existsSync(join(samplePictures, name))) return null
  const hint = didYouMean(name, existsSync(own) ? readdirSync(own) : [])
  return t`There is no picture "${name}" in the folder "pictures".` + hint
}

/** Reports pictures that do not exist. `folder` is the restaurant's folder. */
export function pictureMistakes({ value, lineOf }: JsonWithLines, folder: string): Mistake[] {
  if (!isRecord(value)) return []
  const heroes = Array.isArray(value.heroImageUrls) ? (value.heroImageUrls as unknown[]) : []
  const addresses: { url: unknown; at: Path }[] = [
    ...heroes.map((url, at) => ({ url, at: ['heroImageUrls', at] })),
    ...dishesOf(value).map(({ one, at }) => ({ url: one.imageUrl, at: [...at, 'imageUrl'] })),
  ]
  return addresses.flatMap(({ url, at }) => {
    const text = typeof url === 'string' ? problemOf(url, folder) : null
    return text === null ? [] : [{ line: lineOf(at), text }]
  })
}
