import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of the emoji set, whose pictures every restaurant can use. */
export const emojiPictures = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)
