/** What menus write where a price would stand, and the price is told at the table. */
const WORDS = new RegExp(
  '^(?:' +
    String.raw`m\.?\s?p\.?|(?:market|daily|seasonal)(?: price)?|tagespreis|(?:preis )?(?:auf anfrage|nach (?:gewicht|größe|tagespreis))|` +
    String.raw`selon (?:arrivage|le marché|(?:la )?saison|(?:le )?poids|(?:le )?cours)|prix (?:du|selon) (?:marché|jour|arrivage)|sur demande|` +
    String.raw`(?:precio )?según (?:el )?(?:mercado|peso)|s\.?\s?[/.]?\s?[mq]\.?|(?:prezzo )?(?:a peso|del giorno|al mercato|secondo (?:mercato|peso))|` +
    String.raw`piyasa fiyatı|günlük fiyat|fiyat sorunuz|حسب (?:السوق|الوزن|سعر السوق)|سعر (?:السوق|اليوم)` +
    ')$',
  'i',
)
const AT_END = /^(?<lead>.*\S)(?:\s{2,}|\s*[:–—|]\s+|\s-\s)(?<words>\S.*)$/

/** 'Caviar -' */
const DASH = /^\s*(?<lead>[\p{L}\d][^–—]*\p{L}.?)\s(?<words>-)\s*$/u

export const isNoPrice = (text: string) => WORDS.test(text.trim())

/** 'Market price' alone in a line, as a price would be. */
export const isNoPriceAlone = (text: string) =>
  isNoPrice(text) && /price|preis|prix|precio|prezzo|fiyat|سعر|^\s*m\.?\s?p|^\s*s\.?\s?\//i.test(text)

/** A line such as 'Catch of the day    market price': what stands before the words, and the words. */
export function noPriceIn(text: string): { lead: string; words: string } | undefined {
  const { lead, words } = (DASH.exec(text) ?? AT_END.exec(text.trimEnd()))?.groups ?? {}
  return lead !== undefined && words !== undefined && (isNoPrice(words) || words === '-')
    ? { lead, words: words.trim() }
    : undefined
}
