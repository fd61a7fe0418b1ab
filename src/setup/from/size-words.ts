import { plain, wordsOf } from './header-words.ts'
import { withLatinDigits } from './amounts.ts'

const WORDS = new Set(
  wordsOf(
    'small, bowl, pitcher, dozen, half dozen, scoop, scoops, by the glass, medium, large, regular, normal, extra large, family, half, whole, full, mini, maxi, single, double, triple, glass, gl, gls, bottle, btl, cup, pot, jug, carafe, slice, piece, portion, half portion, party, kids, shot, pint, half pint, lunch, dinner, ' +
      'klein, mittel, gross, standard, familie, halb, ganz, einzeln, einfach, doppelt, glas, flasche, tasse, kanne, kannchen, karaffe, stuck, kinder, seniorenteller, becher, schoppen, kleine, grosse, normale, kleine portion, grosse portion, ' +
      'petit, petite, moyen, moyenne, grand, grande, demi, entier, verre, bouteille, tasse, carafe, part, pichet, bolee, demi pichet, ' +
      'pequeno, pequena, mediano, mediana, media, medio, entero, entera, racion, media racion, tapa, copa, botella, vaso, jarra, familiar, ' +
      'piccolo, piccola, intera, intero, calice, bicchiere, bottiglia, caraffa, tazza, mezza, porzione, maxi, ' +
      'kucuk, orta, buyuk, tek, cift, yarim, tam, bardak, sise, fincan, porsiyon, bir bucuk, aile boyu, ' +
      'صغير, وسط, متوسط, كبير, عائلي, كوب, فنجان, دله, دلة, زجاجه, زجاجة, نصف, كامل, كاملة, حبة كاملة, نصف حبة, حبة, كيلو, نصف كيلو, ربع كيلو, قطعه, قطعة, ابريق, إبريق, ' +
      'pt, qt, pint, quart, sm, sml, med, reg, lg, lge, lrg, s, m, l, xl, xxl, xs, 1/2, 1/4, 1/1, ½, ¼',
  ),
)
/** Whether a size is the one that dishes without sizes have. */
export const isUsual = (size: string) =>
  /^(?:1 )?(?:normal|normale|regular|standard|porsiyon|portion|porzione|racion|عادي)$/.test(plain(size))

const UNIT =
  'boules?|kugeln?|scoops?|l|fl|cl|ml|dl|cm|g|kg|oz|st|stk|stuck|pcs|pc|pieces|piece|er|personen|pers|persons|personnes|inch|liter|litre|litro|adet|porsiyon|port|portion|portions|portionen|racion|raciones|porzione|porzioni|kisilik|person|personas|persone|لتر|مل|سم|قطع|حبات|حبة|غ|جم'
const MEASURE = new RegExp(`^(?:o|ca|ø)?\\s*\\d+(?:[.,/]\\d+)?\\s*(?:x\\s*\\d+\\s*)?(?:${UNIT})$`)

/** Whether a text names a size: 'Klein', '26 cm', '0,3 l', 'Ø 32 cm', 'Groß (32 cm)', '6 Stück'. */
export function isSize(text: string): boolean {
  // '1664 : 25 cl' is a name and a size.
  if (/[:;]/.test(text.trim().replace(/:$/, ''))) return false
  const short = withLatinDigits(text).replace(/[ø⌀∅]/gi, '').trim()
  const measure = plain(short.replace(/(?<=\d)[.,](?=\d)/g, '_')).replace(/(?<=\d) (?=\d)/g, '.')
  // 'les 6', 'par 12'
  if (/^(?:les|die|the|los|las|par|per)\s\d{1,2}$/i.test(short)) return true
  if (WORDS.has(plain(short)) || MEASURE.test(measure) || /^(?:\d+\s*["″]|\d+\s?x\s?\d+(?:\s?cm)?)$/.test(short))
    return true
  // '4 oz double'
  const [first = '', ...words] = plain(short)
    .replace(/(?<=\d) (?=\p{L})/u, '')
    .split(' ')
  if (words.length > 0 && MEASURE.test(first) && words.every((word) => WORDS.has(word))) return true
  const parts = short.split(/\s*[()]\s*|\s+(?=ca\.?\s|\d)/).filter(Boolean)
  return parts.length > 1 && parts.length < 4 && parts.every((part) => isSize(part))
}

/** 'Astra 0,33 l', 'Kaffee, Tasse': the size of one price is in the name, whatever column the price stands in. */
export const namesSize = (name: string) =>
  /\d\s?(?:l|cl|ml|dl|fl oz|oz|pint|liter|litre|litro|لتر|مل)(?![\p{L}\p{N}])/iu.test(withLatinDigits(name)) ||
  isSize(/(?:,\s*|\()(?<last>[^,()]+)\)?$/.exec(name)?.groups?.last ?? '')
