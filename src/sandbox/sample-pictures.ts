import { fileURLToPath } from 'node:url'

/** The folder with the pictures of the sample restaurant. */
export const samplePictures = fileURLToPath(new URL('./seed/tamarind-row/pictures', import.meta.url))
