const escaped = (text: string) => text.replace(/&(?!#?\w+;)/g, '&amp;').replace(/<(?![/!a-z])/gi, '&lt;')

/** The marks within a line; a link is its words. */
const inline = (text: string) =>
  escaped(text)
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '<strong>$2</strong>')
    .replace(/(?<![\p{L}\d*_])([*_])(?=[^\s*_])([^*_]+?)(?<=\S)\1(?![\p{L}\d*_])/gu, '<em>$2</em>')

const isRule = (line: string) => /^\s*\|?[\s:|-]*-{3}[\s:|-]*\|?\s*$/.test(line)
const cellsOf = (line: string, tag: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
    .join('')

/** The lines of each table: those between bars, and in a table with a rule below its head those with a bar. */
function rowsIn(lines: string[]): Set<number> {
  const rows = new Set(lines.flatMap((line, at) => (/^\s*\|.*\|\s*$/.test(line) ? [at] : [])))
  for (const [at, line] of lines.entries()) {
    if (!isRule(line) || !line.includes('|') || !lines[at - 1]?.includes('|')) continue
    for (let row = at - 1; lines[row]?.includes('|'); row += 1) rows.add(row)
  }
  return rows
}

function lineOf(line: string, at: number, lines: string[], rows: Set<number>): string {
  if (rows.has(at)) {
    if (isRule(line)) return ''
    const tag = isRule(lines[at + 1] ?? '') ? 'th' : 'td'
    const row = `<tr>${cellsOf(line, tag)}</tr>`
    return `${rows.has(at - 1) ? '' : '<table>'}${tag === 'th' ? `<thead>${row}</thead>` : row}${rows.has(at + 1) ? '' : '</table>'}`
  }
  const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(line)
  if (heading) return `<h${heading[1]!.length}>${inline(heading[2]!)}</h${heading[1]!.length}>`
  const item = /^\s*[-*+]\s+(.*)$/.exec(line)
  if (item && !isRule(line)) return `<p>${inline(item[1]!)}</p>`
  if (isRule(line)) return '<hr>'
  if (line.trim() === '') return '<hr>'
  return /^\s*</.test(line) ? line : `<div>${inline(line.replace(/^\s*>\s?/, ''))}</div>`
}

/** What a page says of itself above its text: 'title: Menu' between two rules. */
const ABOUT_PAGE = /^---\s*\n(?:[\w-]+:.*\n|\s.*\n)*---\s*(?=\n)/

/** Markdown as a web page, each line in the same line. */
export function htmlOf(markdown: string): string {
  const lines = markdown
    .replaceAll('\r\n', '\n')
    .replace(ABOUT_PAGE, (about) => about.replace(/[^\n]/g, ''))
    .split('\n')
  const rows = rowsIn(lines)
  return lines.map((line, at) => lineOf(line, at, lines, rows)).join('\n')
}
