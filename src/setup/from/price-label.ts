const LABELS = 'prix|preis|price|prezzo|precio|preço|fiyatı?|السعر|سعر|الثمن'

/** 'Preis: 5,00 €': the word for a price before one. */
const BEFORE = new RegExp(`(?<![\\p{L}\\d])(?:${LABELS})\\s*:?\\s*(?=\\p{Sc}?\\s?\\d)`, 'giu')
const ALONE = new RegExp(`^(?:${LABELS})\\s*:?$`, 'iu')

/** A text without the word for a price before its prices; what stands behind stays where it is. */
export const withoutLabel = (text: string) => text.replace(BEFORE, (label) => ' '.repeat(label.length))
export const isLabel = (text: string) => ALONE.test(text.trim())
