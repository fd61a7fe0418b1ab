import { t } from 'ttag'
import { visit, type Document, type Scalar, type YAMLError } from 'yaml'

/** A mistake, and the position where it begins. */
type Found = { from: number; text: string }

const LITERAL = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)$/
const COMMENT_OR_TEXT = /"(?:\\.|[^"\\\n])*"|'[^'\n]*'|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

/** Replaces // and slash-star comments by spaces, so that positions stay the same. */
export const withoutComments = (text: string) =>
  text.replace(COMMENT_OR_TEXT, (found) => (found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found))

/** Rewords a message of the YAML parser for JSON. */
function wordsOf({ code, message }: YAMLError): string {
  if (code === 'DUPLICATE_KEY') return t`This name is there twice in one { }. Keep one of the two.`
  if (code === 'BAD_DQ_ESCAPE') return t`Write ${'\\\\'} for a ${'\\'} in a text.`
  if (code === 'MULTILINE_IMPLICIT_KEY') return t`This is not JSON: a comma is missing at the end of this line.`
  if (message.startsWith('Missing closing')) return t`This is not JSON: a text has no closing quote.`
  if (message.startsWith('Unexpected ,')) return t`This is not JSON: there is a comma too many.`
  if (/^Unexpected flow-(?:map|seq)-end/.test(message)) return t`This is not JSON: there is a closing bracket too many.`
  if (/ end with a [\]}]/.test(message)) return t`This is not JSON: a closing bracket ] or } is missing before this.`
  return t`This is not JSON: a comma, quote or bracket is missing before this.`
}

/** YAML reads text without quotes, even over several lines: `1 "b": 2` where a comma is missing after 1. */
function unquoted({ source = '' }: Scalar): string | null {
  if (LITERAL.test(source)) return null
  if (source === '') return t`This is not JSON: a value is missing here.`
  const [first = '', ...others] = source.split(/\s/)
  if (others.length > 0 && LITERAL.test(first)) return t`This is not JSON: a comma is missing after ${first}.`
  return t`This is not JSON: ${source.split('\n')[0]} is not in quotes. Write text like "Soup".`
}

/**
 * Finds where a document is not JSON. Reports only the first misplaced part: the others are mostly its consequences.
 */
export function syntaxMistakes(document: Document): Found[] {
  const [structure, others] = [false, true].map((isOther) =>
    document.errors.filter(({ code }) => ['DUPLICATE_KEY', 'BAD_DQ_ESCAPE'].includes(code) === isOther),
  )
  const found = [...structure!.slice(0, 1), ...others!].map((error) => ({ from: error.pos[0], text: wordsOf(error) }))
  if (structure!.length > 0) return found
  visit(document, {
    Scalar(_, node) {
      const text = node.type === 'PLAIN' ? unquoted(node) : null
      if (text) found.push({ from: node.range?.[0] ?? 0, text })
    },
  })
  return found
}
