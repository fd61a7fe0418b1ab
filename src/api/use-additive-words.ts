import { useQuery } from '@tanstack/react-query'
import { restaurantQueries } from './queries/restaurant'
import type { Restaurant } from './types'

/** The marks of additives in the restaurant's words. A mark that it does not explain stays. */
export const additiveWords = (marks: string[] = [], known: Restaurant['additives'] = []) =>
  marks.map((one) => known.find(({ mark }) => mark === one)?.text ?? one)

/** Puts the marks of additives into the restaurant's words. */
export function useAdditiveWords() {
  const { data } = useQuery(restaurantQueries.profile())
  return (marks?: string[]) => additiveWords(marks, data?.additives)
}
