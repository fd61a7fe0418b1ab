import { useQuery } from '@tanstack/react-query'
import { restaurantQueries } from './queries/restaurant'

/** Puts the marks of additives into the restaurant's words. A mark that it does not explain stays. */
export function useAdditiveWords() {
  const { data } = useQuery(restaurantQueries.profile())
  const { additives = [] } = data ?? {}
  return (marks: string[] = []) => marks.map((one) => additives.find(({ mark }) => mark === one)?.text ?? one)
}
