import MarkdownIt from 'markdown-it'
import { t } from 'ttag'
import type { LegalText } from '../../lib/legal.ts'
import type { Mistake } from '../files/json-with-lines.ts'

const LINK = /^(https?:\/\/|mailto:|tel:)/i

/** Bare addresses are links only where nobody can mean something else: not every `a.b` is a host. */
const drawing = new MarkdownIt({ html: false, linkify: true }).disable('image')
drawing.linkify.set({ fuzzyLink: false })
drawing.validateLink = (address) => LINK.test(address)
drawing.renderer.rules.table_open = () => '<div><table>'
drawing.renderer.rules.table_close = () => '</table></div>'

/** Reads what is not drawn, too, to say so. */
const judging = new MarkdownIt({ html: true })
judging.validateLink = () => true

type Token = ReturnType<typeof drawing.parse>[number]

const HTML = t`HTML is not possible here, only Markdown. A sign that stands for itself is written like "${'\\<'}".`

function mistakeIn(token: Token): string | null {
  const address = String(token.attrGet('href') ?? '')
  if (token.type.startsWith('html_')) return HTML
  if (token.type === 'image') return t`A picture is not possible here.`
  return token.type === 'link_open' && !LINK.test(address)
    ? t`The link to "${address}" leads nowhere: a link begins with https://, mailto: or tel:.`
    : null
}

/** What is in a Markdown text that a legal page cannot show. */
export function markdownMistakes(text: string): Mistake[] {
  const found = new Map<string, Mistake>()
  let line = 1
  for (const block of judging.parse(text, {})) {
    if (block.map) line = block.map[0] + 1
    for (const token of [block, ...(block.children ?? [])]) {
      if (token.type === 'softbreak' || token.type === 'hardbreak') line++
      const words = mistakeIn(token)
      if (words) found.set(`${line} ${words}`, { line, text: words })
    }
  }
  return [...found.values()]
}

const wordsOf = ({ children }: Token) =>
  (children ?? []).map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('')

const levelOf = ({ tag }: Token) => Number(tag.slice(1))

/** The text as HTML. A heading at its beginning is the page's title; those below it begin at the second level. */
export function drawMarkdown(text: string): LegalText {
  const tokens = drawing.parse(text, {})
  const hasTitle = tokens[0]?.type === 'heading_open'
  const rest = hasTitle ? tokens.slice(3) : tokens
  const headings = rest.filter(({ type }) => type.startsWith('heading_'))
  const highest = Math.min(...headings.map(levelOf))
  for (const heading of headings) heading.tag = `h${Math.min(6, levelOf(heading) - highest + 2)}`
  return {
    title: hasTitle ? wordsOf(tokens[1]!) : null,
    html: drawing.renderer.render(rest, drawing.options, {}),
  }
}
