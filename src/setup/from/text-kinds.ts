import { choiceIn } from './choices.ts'

/** A line that begins with the number of a dish: '12. ', '23a ', '#4 ', '157.1 '. */
export const NUMBERED =
  /^\s*(?:#|Nr\.?\s*)?(?:(?:\d{1,3}\s?[a-z]?|\d{1,4}\.\d)[.)]?|[A-Z]{1,2}\d{1,3}[.)])\s+(?=\S*\p{L}{2})/u
/** The number of a dish in a cell or an element of its own: '12.', '23a', '157.1', 'E3'. */
const NUMBER = /^(?:#|Nr\.?\s*)?(?:[A-Z]{0,2}\d{1,3}\s?[a-z]?|\d{1,4}\.\d)[.)]?$/i
export const isNumber = (text: string) => NUMBER.test(text.trim())
export const withNumber = (number: string, name: string) =>
  number ? `${number.trim().replace(/[.)]$/, '')}. ${name}` : name
/** '23a Roma' as '23a. Roma'. */
export const numberedName = (line: string) => {
  const number = NUMBERED.exec(line)?.[0] ?? ''
  return withNumber(number, line.slice(number.length).trim())
}

/** A text that is no heading and no name. */
export const isSentence = (text: string) => {
  const short = text.trim()
  return (
    short.length > 60 ||
    /[.!?;,]$|(?:\S+\s+){5}\S+:$/.test(short) ||
    /^[\p{Ll}(*]/u.test(short) ||
    short.split(',').length > 2 ||
    /\d{1,2}[:.]\d{2}\s*(?:-|–|bis|uhr|am|pm)/i.test(short) ||
    /@|www\.|https?:/.test(short) ||
    choiceIn(short, 2) !== undefined
  )
}

export const isCaps = (text: string) =>
  text === text.toUpperCase() && text !== text.toLowerCase() && /\p{Lu}{2}/u.test(text)

/** '11:00 – 14:00', '12h à 15h', 'Tues–Sat 12–2.30' */
export const isHours = (text: string) =>
  /\d{1,2}[.:]\d{2}\s*(?:uhr|[ap]\.?m\.?)?\s*(?:[-–]|bis|to|a|alle)\s*\d{1,2}[.:]\d{2}|\d{1,2}\s?h\d{0,2}\s*(?:à|[-–])\s*\d{1,2}\s?h|(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|mié|jeu|jue|gio|ven|vie|sam|sab|sáb|dim|dom|pzt|paz)(?:[.–-]|[a-z]*(?:day|tag)?s?[\s.:–-]).*\d\s?(?:[ap]m|h|uhr)?\s?[–-]\s?\d/iu.test(
    text,
  )

const DAYS =
  'mon(?:day|tag)|tues?day|wednesday|thursday|friday|saturday|sunday|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar'
/** 'S T A R T E R S' as 'STARTERS'; codes of allergens end with R, and none comes twice. */
export const withoutSpacing = (text: string) =>
  /^\s*\p{Lu}(?:\s{1,3}\p{Lu}){3,}\s*$/u.test(text) && /[S-Z]|(\p{Lu}).*\1/u.test(text)
    ? text.replace(/(?<=\S)\s(?=\S)/g, '')
    : text

/** 'lundi 12 janvier 2026', '9.2.2026': a day, which is no dish. */
export const isDay = (text: string) =>
  new RegExp(String.raw`^\s*(?:${DAYS})(?:,?\s(?:den |the )?(?:\d|\p{L}+\s\d).{0,20})?\s*:?$`, 'iu').test(text) ||
  /^\s*\d{1,2}[./]\s?\d{1,2}[./]\s?(?:\d{2}|\d{4})?\s*$/.test(text)

/** What a menu says about orders and charges: a line with a price that is no dish. */
export const isTerms = (text: string) =>
  /\b(?:t[eé]l(?:efon|[eé]phone)?|phone|fax)\s?[.:]|@\w|www\.|https?:/i.test(text) ||
  /mindestbestell|bestellwert|minimum (?:order|delivery|spend)|delivery (?:charge|fee)|liefer(?:gebühr|kosten|ung\s)|anfahrt|rabatt|discount|\+\d[\d\s()/-]{8,}|service charge|cover charge|\bcover\s+\p{Sc}?\s?\d|κουβέρ|gratuity|happy hour|free (?:\w+ )?delivery|kostenlose lieferung|livraison (?:gratuite|offerte)|gift card|split plate|(?:cb|cartes?|cards?) (?:bancaires? )?(?:acceptée?s?|accepted|only)|off your|التوصيل|corkage|\bcoperto\b|\bgedeck (?:pro|pp|p\.)|minimum de commande|frais de livraison|pedido mínimo|gastos de envío|ordine minimo|prix nets?(?!\p{L})|service compris|prices (?:include|are)|alle preise|preise (?:in euro )?inkl|iva inclu|kdv dahil|minimum sipariş|الحد الأدنى|رسوم التوصيل/iu.test(
    text,
  ) ||
  (isHours(text) && !/\p{Sc}/u.test(text)) ||
  /^\s*\d{1,2}\s?[-–]\s?\d{1,2}\s?km(?!\p{L})/iu.test(text) ||
  /^\s*\d{1,2} (?:for|für|pour|por|per) \p{Sc}?\s?\d/iu.test(text)

/** A separator between two dishes: 'or', '***'. */
export const isDivider = (text: string) =>
  /^\s*(?:or|oder|od\.|ou|o|oppure|veya|ya da|أو|[*~•·=_-]{1,})\s*$/i.test(text)

/** Parts of a wine list stand in words of one line, and are no descriptions. */
export const isKindOfWine = (text: string) =>
  /^(?:les\s)?(?:whites?|reds?|ros[ée]s?|sparkling|blancs?|rouges?|weiß|weiss|rot|bianch[io]|ross[io]|rosat[io]|blancos?|tintos?|rosados?|beyaz|kırmızı|roze|(?:white|red|rosé) wines?|vins? (?:blancs?|rouges?|rosés?)|(?:weiß|rot|rosé)weine?|vin[io] (?:bianch|ross|rosat)[io]|vinos? (?:blanc|tint|rosad)os?)$/i.test(
    text.trim(),
  )

/** '- Suppen -' and '=== Mains ===': a heading with signs on both sides. */
export const isFramed = (text: string) =>
  text.trim().length < 60 && /^([-–—*=~•_+.]{1,5})\s+\p{L}.*[^-–—*=~•_+.\s]\s*\1$/u.test(text.trim())

/** 'SASHIMI five pieces' and 'Formules (midi, sauf le samedi)': a heading, and what is said about its dishes. */
export function headAndSaid(text: string): { head: string; said: string } {
  const { head = text, said = '' } =
    /^(?<head>(?:[\p{Lu}&’'/-]+\s+)+)(?<said>(?:\d+\s)?\p{Ll}.*)$/u.exec(text)?.groups ??
    /^(?<head>[^()]{3,}?)\s*\((?<said>[^()]*\p{L}\s[^()]*\p{L}\s[^()]*|(?:mit|with|avec|con)\s[^()]*)\)$/u.exec(text)
      ?.groups ??
    {}
  return isCaps(head) || head.includes(' ') || said === '' ? { head, said } : { head: text, said: '' }
}

/** A heading without the signs around it, and without the count of its dishes. */
export const headingOf = (text: string) =>
  text
    .trim()
    .replace(/\s\d{1,3}\s(?:gerichte|dishes|items|plats|platos|piatti|ürün|çeşit|أطباق)$/i, '')
    .replace(/^#+\s*|^[*~=•–—-]+\s*|^\.{2,}\s*|\s*[*~=:•–—-]+$|\s*\.{2,}$/g, '')
    .replace(/\s{2,}/g, ' ')
