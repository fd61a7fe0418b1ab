import { choiceIn } from './choices.ts'
import { isSectionName } from './section-words.ts'
import { isCaps } from './text-kinds.ts'
import type { Line } from './types.ts'

const OFFER = /^\s*(?<head>\D*\p{L})[\s:–-]+(?<said>\d{1,2} (?:for|für|pour|por|per) .*\d.*)$/iu
const IN_BRACKETS = /^\s*(?<head>[^():]{3,40}?)\s*\((?<said>.*)\)\s*$/u

/** 'COCKTAILS 2 for £15' and 'NOODLES (choice of tofu or beef +$2)' are a heading and what is said below it. */
export function headingParts(line: Line): Line[] {
  const { text } = line
  const offer = OFFER.exec(text)?.groups
  const bracket = IN_BRACKETS.exec(text)?.groups
  const found = offer ?? (bracket && choiceIn(bracket.said!, 2) ? bracket : undefined)
  const head = found?.head ?? ''
  if (line.card || !found || !(isCaps(head) || isSectionName(head))) return [line]
  return [
    { ...line, text: head, isHeading: true },
    { ...line, text: found.said! },
  ]
}
