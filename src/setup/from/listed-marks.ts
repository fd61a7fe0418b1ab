import { allergensIn } from './allergen-words.ts'
import { dietIn } from './diet-words.ts'
import { plain } from './header-words.ts'
import { codesIn, LIKE_CODE, meaningOf, merged, type Marks } from './marks.ts'
import type { Legend, Unsure } from './types.ts'

/** What a cell of allergens or additives says: codes and words. What is not known is in `rest`. */
export function marksInList(cell: string, legend: Legend): { marks: Marks; rest: string } {
  const parts = cell
    .replace(/^[([]|[)\]]$/g, '')
    .split(/[,;|\n،؛]|\s\/\s|(?<=^|[\s/])(?=[A-Z]\d?(?:[\s/]|$))/)
    .map((part) => part.trim().replace(/^\/|\/$/g, ''))
    .filter((part) => !/^[-–—]?$/.test(part))
  const rest: string[] = []
  const unknown: Unsure[] = []
  const found = parts.flatMap((part): Partial<Marks>[] => {
    const codes = codesIn(part)
    const known = codes.map((code) => meaningOf(code, legend))
    if (known.every((one) => one !== undefined)) return known
    const { names, areNuts } = allergensIn(part)
    if (names.length > 0) return [{ allergens: names, ...(areNuts && { unsure: [{ cause: 'nuts', about: part }] }) }]
    const diet = dietIn(part)
    if (diet) return [{ diets: [diet] }]
    if (/^(?:keine|nein|none|no|non|aucun|ninguno|nessuno|yok|hayir|لا يوجد|بدون|لا)(?!\p{L})/u.test(plain(part)))
      return []
    rest.push(part)
    const isCode = codes.every((code) => LIKE_CODE.test(code))
    unknown.push({ cause: isCode ? 'no legend' : 'unknown allergen', about: part })
    return []
  })
  return { marks: merged([...found, { unsure: unknown }]), rest: rest.join(', ') }
}

/** 'Enthält: Gluten, Milch' at the end of a description. */
const CONTAINS =
  /(?:^|[\s(])(?:enthält|allergene|contains|allergens|contient|allergènes|contiene|alérgenos|allergeni|alerjenler|içerir|يحتوي على|مسببات الحساسية)\s*:?\s+(?<list>[^().]+)[).]*$/i

export function containsIn(description: string, legend: Legend): { text: string; marks: Marks } | undefined {
  const match = CONTAINS.exec(description)
  if (!match) return undefined
  const { marks, rest } = marksInList(match.groups!.list!.replace(/\s(?:und|and|et|y|e|ve|و)\s?/g, ', '), legend)
  if (rest !== '' || marks.allergens.length === 0) return undefined
  return { text: description.slice(0, match.index).trim(), marks }
}
