import card from './DishCard.module.css'
import index from './DishIndex.module.css'
import line from './DishLine.module.css'
import poster from './DishPoster.module.css'

/** The classes of a dish in a list, and of its words: as a row, a line or a card, by the look and by what has a picture. */
export const CARD = `${card.card} ${line.card} ${poster.card} ${index.card}`
export const TEXT = `${card.text} ${line.text} ${poster.text} ${index.text}`
