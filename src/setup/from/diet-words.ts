import { plain } from './header-words.ts'

/** Diets in the seven languages. What is free of gluten stands before the rest. */
const WORDS = [
  [
    'GLUTEN_FREE',
    /^(?:gf|glutenfree|gluten free|glutenfrei|ohne gluten|sans gluten|sin gluten|senza glutine|glutensiz|خالي من ال?[غج]لوتين|بدون [غج]لوتين)$/,
  ],
  ['VEGAN', /^(?:vg|ve|vgn|vegan|vegane|veganer|veganes|vegano|vegana|vegetalien|vegani|نباتي صرف|نباتي تماما)$/],
  ['VEGETARIAN', /^(?:v|veg|veggie|vegi|vegetaria\p{L}*|vegetarien\p{L}*|vegetarisch\p{L}*|vejetaryen|نباتي)$/u],
] as const

/** The diet that a word names. */
export const dietIn = (words: string): string | undefined =>
  WORDS.find(([, pattern]) => pattern.test(plain(words).replace(/^(?:ist|is|=) /, '')))?.[0]
