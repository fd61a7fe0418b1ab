import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder with the pictures of the sample restaurant. */
export const samplePictures = fileURLToPath(new URL('./seed/tamarind-row/pictures', import.meta.url))

/** The file of a picture, by its name: the restaurant's own, or the sample's. @param own the restaurant's folder */
export const pictureFile = (name: string, own: string | undefined): string | undefined =>
  [...(own ? [join(own, 'pictures', name)] : []), join(samplePictures, name)].find((file) => existsSync(file))
