import { readFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { textOf } from '../../i18n/catalogs.ts'

/** The looks' fonts: the files of what is beyond their Latin-1 letters, with their weights. */
const FONTS = {
  'Epilogue Variable': ['@fontsource-variable/epilogue/files/epilogue-latin-ext-wght-normal.woff2', '100 900'],
  'Space Grotesk Variable': [
    '@fontsource-variable/space-grotesk/files/space-grotesk-latin-ext-wght-normal.woff2',
    '300 700',
  ],
  'EB Garamond Variable': ['@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-normal.woff2', '400 800'],
  Forum: ['@fontsource/forum/files/forum-latin-ext-400-normal.woff2', '400'],
} as const

/**
 * The letters of a language that the looks' Latin files lack, small and capital, as the names of dishes may have them:
 * ğ, ş and İ of Turkish. None in most languages.
 */
export function moreLettersOf(language: string): string {
  const found = textOf(language).match(/[\u0100-\u0130\u0132-\u0151\u0154-\u017f]/g) ?? []
  const both = found.flatMap((one) => [one, one.toLocaleUpperCase(language), one.toLocaleLowerCase(language)])
  return [...new Set(both)].filter((one) => one > '\u00ff').join('')
}

/**
 * Faces of every look's font with these letters alone, 2 to 4 kB each: the files they are from have 19 to 114 kB. Without
 * them a browser takes each such letter from another font, amid the word.
 */
export async function moreFaces(root: string, letters: string): Promise<string> {
  if (letters === '') return ''
  const folder = join(root, 'node_modules', '.vite')
  mkdirSync(folder, { recursive: true })
  const range = [...letters].map((one) => `U+${one.codePointAt(0)!.toString(16)}`).join()
  const faces = Object.entries(FONTS).map(async ([family, [path, weights]]) => {
    const file = join(folder, `more-${path.split('/').at(-1)!}`)
    writeFileSync(
      file,
      await subsetFont(readFileSync(join(root, 'node_modules', path)), letters, { targetFormat: 'woff2' }),
    )
    return (
      `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};` +
      `src:url("${file}?no-inline") format('woff2');unicode-range:${range}}`
    )
  })
  return (await Promise.all(faces)).join('')
}
