const escaped = (text: string) => text.replace(/&(?!#?\w+;)/g, '&amp;').replace(/<(?![/!a-z])/gi, '&lt;')

/** The marks within a line; a link is its words. */
const inline = (text: string) =>
  escaped(text)
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '<strong>$2</strong>')
    .replace(/(?<![\p{L}\d*_])([*_])(?=[^\s*_])([^*_]+?)(?<=\S)\1(?![\p{L}\d*_])/gu, '<em>$2</em>')

const isRow = (line: string) => /^\s*\|.*\|\s*$/.test(line)
const isRule = (line: string) => /^\s*\|?[\s:|-]*-{3}[\s:|-]*\|?\s*$/.test(line)
const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => `<td>${inline(cell.trim())}</td>`)
    .join('')

function lineOf(line: string, at: number, lines: string[]): string {
  if (isRow(line)) {
    if (isRule(line)) return ''
    const isFirst = !isRow(lines[at - 1] ?? '')
    const isLast = !isRow(lines[at + 1] ?? '')
    return `${isFirst ? '<table>' : ''}<tr>${cellsOf(line)}</tr>${isLast ? '</table>' : ''}`
  }
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line)
  if (heading) return `<h${heading[1]!.length}>${inline(heading[2]!)}</h${heading[1]!.length}>`
  const item = /^\s*[-*+]\s+(.*)$/.exec(line)
  if (item && !isRule(line)) return `<p>${inline(item[1]!)}</p>`
  if (isRule(line)) return '<hr>'
  if (line.trim() === '') return '<hr>'
  return /^\s*</.test(line) ? line : `<div>${inline(line.replace(/^\s*>\s?/, ''))}</div>`
}

/** Markdown as a web page, each line in the same line. */
export const htmlOf = (markdown: string) => markdown.split(/\r?\n/).map(lineOf).join('\n')
