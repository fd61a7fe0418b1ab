import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformSync } from '@babel/core'
import { po, type GetTextTranslation } from 'gettext-parser'
import { roomOf } from './catalogs.ts'

/** A text of the source: its plural if it has one, and what tells it from the same text elsewhere. */
export type SourceText = Pick<GetTextTranslation, 'msgid' | 'msgid_plural' | 'msgctxt'>

const isSource = (file: string) => /\.(tsx?|mjs)$/.test(file) && !/\.(spec|gen)\./.test(file)
const usesTtag = (file: string) => /from '(ttag|.*\/plain-text\.mjs)'/.test(readFileSync(file, 'utf8'))

/** Every text in ttag's calls in these files, with the files it is in. */
export function extract(files: string[]): GetTextTranslation[] {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  const output = join(folder, 'all.pot')
  const plugin = [
    'babel-plugin-ttag',
    { extract: { output, location: 'file' }, numberedExpressions: true, discover: ['t'] },
  ]
  try {
    for (const file of files) {
      transformSync(readFileSync(file, 'utf8'), {
        filename: file,
        configFile: false,
        babelrc: false,
        code: false,
        parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])] },
        plugins: [plugin],
      })
    }
    return Object.values(po.parse(readFileSync(output)).translations).flatMap((entries) => Object.values(entries))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const FOLDERS = ['src', 'openapi']

/** The texts of the source by room, in the order in which they are found. */
export function textsByRoom(): Map<string, SourceText[]> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ).filter((file) => isSource(file) && usesTtag(file))
  const rooms = new Map<string, SourceText[]>()
  for (const { msgid, msgid_plural, msgctxt, comments } of extract(files.toSorted())) {
    const references = comments?.reference?.split('\n') ?? []
    for (const room of new Set(references.map((file) => roomOf(`/${file}`)))) {
      if (room)
        rooms.set(room, [
          ...(rooms.get(room) ?? []),
          { msgid, ...(msgid_plural && { msgid_plural }), ...(msgctxt && { msgctxt }) },
        ])
    }
  }
  return rooms
}
