import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { allergensQuery, NOT_SAVED, saveAllergens } from '../../api/queries/allergens'
import { AVOIDABLE } from '../../lib/diets'
import { notify } from '../../lib/notify'
import { agreedAllergens, allergensAgreed } from '../../stores/agreed-allergens'
import { isCurrent } from '../../stores/auth'
import { filtersChanged, filtersRestored, useMenuFilters } from '../../stores/menu-filters'
import { isSame, merged } from './merge'

/** Saves a list of allergens. A newer answer than a read under way takes that read's place. */
function useSave(customerId: string) {
  const client = useQueryClient()
  const { queryKey } = allergensQuery(customerId)
  return useMutation({
    mutationKey: ['customer', customerId, 'allergens', 'save'],
    mutationFn: async (all: string[]) => {
      const answer = await saveAllergens(customerId, all)
      if (!isSame(answer.avoid, all)) throw new Error(NOT_SAVED)
      return answer
    },
    onSuccess: async (answer) => {
      if (!isCurrent(customerId)) return
      await client.cancelQueries({ queryKey })
      allergensAgreed(customerId, answer.avoid)
      client.setQueryData(queryKey, answer)
    },
    onError: (cause) => notify.error(cause.message),
    meta: { call: 'PUT /restaurants/{restaurantId}/users/{customerId}/allergens' },
  })
}

/**
 * Keeps the allergens a customer avoids the same on this device and in the API. What the customer chose before the
 * sign-in is added to what the API has. A change that the API refuses stays on the device and is sent with the next one.
 */
export function AllergenSync({ customerId }: { customerId: string }) {
  const { avoid } = useMenuFilters()
  const { data } = useQuery(allergensQuery(customerId))
  const { mutate, isPending, isError, variables } = useSave(customerId)
  const refused = isError ? variables : null
  /** The list that another tab has chosen, and saves. */
  const ofOtherTab = useRef<string[] | undefined>(undefined)

  useEffect(() => {
    if (!data || isPending || !isCurrent(customerId)) return
    const all = merged(data.avoid, avoid, agreedAllergens(), customerId)
    if (avoid !== ofOtherTab.current || isSame(all, data.avoid)) allergensAgreed(customerId, data.avoid)
    const isSaved = isSame(all, data.avoid) || (refused && isSame(all, refused)) || avoid === ofOtherTab.current
    if (!isSaved) mutate(all)
    const shown = AVOIDABLE.filter((one) => all.includes(one))
    if (!isSame(shown, avoid)) filtersChanged({ avoid: shown })
  }, [customerId, data, avoid, isPending, refused, mutate])

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === 'menuFilters') ofOtherTab.current = filtersRestored()?.avoid
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  return null
}
