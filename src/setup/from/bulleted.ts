import { ofCard } from './card-line.ts'
import type { Read } from './types.ts'

const BULLET = /^\s*[•●▪◦‣]\s*(?=\p{L})/u

/** '• Soup of the day': where most lines with a bullet have a price, those without one are dishes, too, and say nothing of others. */
export function withBullets(lines: Read[], digits: number): Read[] {
  const all = lines.filter(({ text, card }) => !card && BULLET.test(text))
  if (all.length < 3 || all.filter(({ priced }) => priced).length * 2 < all.length) return lines
  return lines.map((one) => {
    if (!all.includes(one) || one.priced) return one
    const card = { name: one.text.replace(BULLET, '').trim(), description: '', price: '' }
    return { ...one, text: card.name, card, priced: ofCard(card, digits) }
  })
}
