import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { allergensQuery, saveAllergens } from '../../api/queries/allergens'
import type { Allergen } from '../../api/types'
import { ALLERGENS } from '../../lib/diets'
import { notify } from '../../lib/notify'
import { agreedAllergens, allergensAgreed, allergensForgotten } from '../../stores/agreed-allergens'
import { isCurrent } from '../../stores/auth'
import { filtersChanged, filtersRestored, useMenuFilters } from '../../stores/menu-filters'
import { isSame, merged } from './merge'

/**
 * Keeps the allergens a customer avoids the same on this device and in the API. What the customer chose before the
 * sign-in is added to what the API has. A change that the API refuses stays on the device and is sent with the next one.
 */
export function AllergenSync({ customerId }: { customerId: string }) {
  const client = useQueryClient()
  const { avoid } = useMenuFilters()
  const { data } = useQuery(allergensQuery(customerId))
  const save = useMutation({
    mutationKey: ['customer', customerId, 'allergens', 'save'],
    mutationFn: (all: string[]) => saveAllergens(customerId, all as Allergen[]),
    onSuccess: (answer) => {
      if (isCurrent(customerId)) client.setQueryData(allergensQuery(customerId).queryKey, answer)
    },
    onError: (cause) => notify.error(cause.message),
    meta: { call: 'PUT /restaurants/{restaurantId}/users/{customerId}/allergens' },
  })
  const { mutate, isPending, isError, variables } = save
  const refused = isError ? variables : null

  useEffect(() => {
    if (!data || isPending || !isCurrent(customerId)) return
    const all = merged(data.avoid, avoid, agreedAllergens(), customerId)
    const shown = ALLERGENS.filter((one) => all.includes(one))
    if (isSame(all, data.avoid)) allergensAgreed({ customerId, avoid: shown })
    else if (!refused || !isSame(all, refused)) mutate(all)
    if (!isSame(shown, avoid)) filtersChanged({ avoid: shown })
  }, [customerId, data, avoid, isPending, refused, mutate])

  useEffect(() => {
    window.addEventListener('storage', filtersRestored)
    window.addEventListener('userLogout', allergensForgotten)
    return () => {
      window.removeEventListener('storage', filtersRestored)
      window.removeEventListener('userLogout', allergensForgotten)
    }
  }, [])
  return null
}
