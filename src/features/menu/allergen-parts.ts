/** The parts of the menu with words for allergens: most customers avoid none, and never load them. */
export { AllergenFilter } from './AllergenFilter'
export { OptionWords } from './OptionWords'
