import { pricesIn } from './amounts.ts'
import type { Line } from './types.ts'

/** Words in capitals, and the small ones between them: 'Soup of the Day'. */
const TITLE = String.raw`(?:[\p{Lu}\d"'“„][^\s,.;:]*|&|\+)(?:\s(?:(?:of|the|and|with|à|a|la|al|alla|du|de|di|des|del|da|au|aux|et|e|y|con|en|in|mit|und|von|vom|nach|auf|ve|&)\s){0,3}(?:[\p{Lu}"'“„][^\s,.;:]*|&|\+))*`
const AT_END = new RegExp(`(?<=^|\\s)${TITLE}$`, 'u')
const AT_START = new RegExp(`^${TITLE}(?=\\s|$)`, 'u')
const tidy = (text: string) => text.replace(/^[\s~|·•–—:,-]+|[\s~|·•–—:,-]+$/g, '')

/** Dishes one after another in a line without breaks, as some PDFs give them: where a name begins is a guess. */
export function ofRunningText(line: Line, digits: number): Line[] {
  const prices = line.text.length < 200 || line.card ? [] : pricesIn(line.text, digits).filter(({ sign }) => sign)
  if (prices.length < 3) return [line]
  const parts = prices.map(({ at }, nth) => tidy(line.text.slice(prices[nth - 1]?.end ?? 0, at)))
  const isNameLast = parts.filter((part) => AT_END.test(part)).length * 3 > parts.length * 2
  const rest = tidy(line.text.slice(prices.at(-1)!.end))
  const read = parts.map((part) => {
    const name = (isNameLast ? AT_END : AT_START).exec(part)?.[0] ?? part
    return { name, said: tidy(isNameLast ? part.slice(0, part.length - name.length) : part.slice(name.length)) }
  })
  return [
    ...(isNameLast && read[0]!.said ? [{ ...line, text: read[0]!.said }] : []),
    ...read.map(({ name, said }, nth) => {
      const description = isNameLast ? (read[nth + 1]?.said ?? rest) : said
      const price = line.text.slice(prices[nth]!.at, prices[nth]!.end)
      return {
        line: line.line,
        text: `${name}    ${price}`,
        card: { name, description, price, unsure: { cause: 'running' as const, about: name } },
      }
    }),
  ]
}
