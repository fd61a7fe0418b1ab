import { t } from 'ttag'
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { syntaxMistakes, withoutComments } from './json-syntax.ts'

export type Path = (string | number)[]
/** `cause` is the same for what is mended in the same way, whatever the name or value in the text. */
export type Mistake = { line: number; text: string; cause?: string }

/** A JSON file, with the line of each of its values. Comments and trailing commas are allowed. */
export type JsonWithLines = {
  value: unknown
  /** Where the text is not JSON. */
  mistakes: Mistake[]
  /** The line of a value, or of the nearest value around it. */
  lineOf: (path: Path) => number
  /** The line of a property's name. */
  lineOfKey: (path: Path, key: string) => number
  /** The source text of a number, such as '9.00'; undefined if the value is not a number. */
  writtenNumber: (path: Path) => string | undefined
}

/** Parses JSON. It is YAML in braces, whose parser knows positions and goes on after a mistake. */
export function parseWithLines(text: string): JsonWithLines {
  const json = withoutComments(text.replace(/^\uFEFF/, ''))
  const lines = new LineCounter()
  const document = parseDocument(json, { lineCounter: lines, uniqueKeys: true })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const startOf = (path: Path): number => {
    const node = document.getIn(path, true)
    if (isNode(node) && node.range) return node.range[0]
    return path.length > 0 ? startOf(path.slice(0, -1)) : 0
  }
  const isJson = /^\s*[[{]/.test(json)
  const mistakes = isJson
    ? syntaxMistakes(document).map(({ from, text: words }) => ({ line: lineAt(from), text: words }))
    : [{ line: 1, text: t`This is not JSON: an opening brace { is expected.` }]
  return {
    value: mistakes.length === 0 ? document.toJS() : undefined,
    mistakes,
    lineOf: (path) => lineAt(startOf(path)),
    lineOfKey(path, key) {
      const node = document.getIn(path, true)
      const pair = isMap(node) ? node.items.find((one) => isScalar(one.key) && one.key.value === key) : undefined
      return isNode(pair?.key) && pair.key.range ? lineAt(pair.key.range[0]) : lineAt(startOf(path))
    },
    writtenNumber(path) {
      const node = document.getIn(path, true)
      return isScalar(node) && typeof node.value === 'number' ? node.source : undefined
    },
  }
}
