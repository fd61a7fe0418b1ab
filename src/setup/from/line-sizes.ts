import { isSize } from './size-words.ts'
import { NUMBERED } from './text-kinds.ts'

export const tidy = (text: string) =>
  text
    .trim()
    .replace(/^[\s/|,;:=·•*~∼≈–—-]+(?=\S)|(?:[\s/|,;:=·•~∼≈–—-]|\s\.)+$/g, '')
    .trim()
export const bare = (text: string) => tidy(text).replace(/^\((.*)\)$/, '$1')

/** A size at the end of a text, and what stands before it. */
function sizeAtEnd(text: string): [rest: string, size: string] | undefined {
  const whole = tidy(text)
  for (const count of [4, 3, 2, 1]) {
    const size = new RegExp(`(?<=^|\\s)\\S+(?:\\s\\S+){${count - 1}}$`).exec(whole)
    if (size && isSize(bare(size[0]))) return [whole.slice(0, size.index), bare(size[0])]
  }
  return undefined
}

/** 'GF 12"': a size with a word before it. */
const isSizeLike = (text: string) => isSize(text) || isSize(text.replace(/^\S{1,12}\s(?=\d)/, ''))

type Sized = { lead: string; sizes: string[]; tail: string; areGuessed?: boolean }

const isName = (part: string) => /^(?=.*\p{L})[\p{L}\d][\p{L}\d\s&'()-]{1,24}$/u.test(bare(part))

const isDish = (part: string) => isName(part) || /^\p{Lu}[^\s,.;:!?]*(?:\s[^\s,.;:!?]+){1,6}$/u.test(bare(part))

/** The words before each price of a line that has nothing else: 'Chicken £5.95   Prawn £6.95'. */
export function namesBefore(parts: string[]): string[] | undefined {
  const isAll = tidy(parts.at(-1)!) === '' && parts.slice(0, -1).every((part) => isDish(part) && !NUMBERED.test(part))
  return isAll ? parts.slice(0, -1).map(bare) : undefined
}

/** The names of several prices in one line: 'klein 7,50 groß 9,50', '3,50 (0,3 l) 4,80 (0,5 l)', 'Chicken 8.95 / Prawn 9.95'. */
export function sizesOf(parts: string[]): Sized | undefined {
  const [lead = '', ...others] = parts
  const between = others.slice(0, -1)
  const tail = others.at(-1) ?? ''
  const cells = lead.trim().split(/\s{2,}/)
  const own = cells.slice(-others.length)
  // '0,2 l  0,4 l  2,20 €  3,40 €'
  if (cells.length > own.length && own.every((cell) => isSize(cell)) && between.every((part) => tidy(part) === '')) {
    return { lead: cells.slice(0, -own.length).join('    '), sizes: own, tail }
  }
  // '2 oz, 4 oz  15.95, 29.50'
  const listed = tidy(lead).split(/,\s+|\s\/\s/)
  if (
    listed.length === others.length &&
    listed.every((part) => isSize(part)) &&
    between.every((part) => tidy(part) === '')
  )
    return { lead: '', sizes: listed, tail }
  // 'Ayran (small/large)  40 / 60'
  const [start = '', ...more] = lead.replace(/[()]/g, ' ').split('/')
  const begin = sizeAtEnd(start)
  if (begin && more.length > 0 && more.length === others.length - 1 && more.every((one) => isSize(tidy(one))))
    return { lead: begin[0], sizes: [begin[1], ...more.map(tidy)], tail }
  const first = sizeAtEnd(lead)
  if (first && between.every((part) => isSizeLike(bare(part)))) {
    return { lead: first[0], sizes: [first[1], ...between.map(bare)], tail }
  }
  // 'klein 9,50   13,50'
  const isWord = first !== undefined && /^(?:1\/2 |½ )?\p{L}{3,}\.?$/u.test(first[1]) && /\s{2}$/.test(first[0])
  if (isWord && between.length === 1 && /^\s{2,}$/.test(between[0]!) && tidy(tail) === '')
    return { lead: first[0], sizes: [first[1], ''], tail }
  // 'Carafe 14 / 35 Bottle'
  if (first && between.length === 1 && tidy(between[0]!) === '' && isSize(bare(tail)))
    return { lead: first[0], sizes: [first[1], bare(tail)], tail: '' }
  if ([...between, tail].every((part) => isSize(bare(part)))) return { lead, sizes: others.map(bare), tail: '' }
  // 'Oysters / les 12  14 / 26'
  const second = /^(?<rest>.*\S)\s\/\s(?<size>\S.*)$/.exec(tidy(lead))?.groups
  if (second && between.length === 1 && tidy(between[0]!) === '' && isSize(second.size!))
    return { lead: second.rest!, sizes: ['', second.size!], tail }
  // 'Two courses 24 | Three courses 29' are two of one kind.
  const lastWord = (part: string) => /\p{L}+$/u.exec(bare(part))?.[0]
  if (between.length > 0 && between.every((part) => lastWord(part) !== undefined && lastWord(part) === lastWord(lead)))
    return undefined
  // '8.25 | Half Order 6.25', '17.5 / small 12'
  const isBarred = (part: string) =>
    /^\s*\|\s*\p{L}.{1,24}\S\s*$/u.test(part) || (/^\s*\//.test(part) && isSize(bare(part)))
  if (between.length > 0 && between.every(isBarred)) return { lead, sizes: ['', ...between.map(bare)], tail }
  if (!between.every(isName)) return undefined
  // '4,90 / mit Sahne 6,20'
  if (between.every((part) => /^\s*\/\s+\p{Ll}/u.test(part)) && /^\p{Lu}/u.test(lead.trim()))
    return { lead, sizes: ['', ...between.map(bare)], tail, areGuessed: true }
  const number = NUMBERED.exec(lead)?.[0] ?? ''
  const named = lead.slice(number.length).trim()
  const cut =
    /^(?<rest>.*\S)(?:\s{2,}|\s*[:–—]\s+|\s-\s)(?<name>\S.*)$/.exec(named)?.groups ??
    /^(?<rest>.*\p{L}.*?)\s(?<name>(?:\d{1,2}\s)?\p{Lu}\S+)$/u.exec(named)?.groups
  if (!cut || !isName(cut.name!)) return undefined
  return { lead: `${number}${cut.rest}`, sizes: [bare(cut.name!), ...between.map(bare)], tail, areGuessed: true }
}
