import { t } from 'ttag'
import { saveFile } from '../../lib/save-file'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { profileQuery, profileWrites } from '../../api/queries/profile'
import type { ProfileRequest } from '../../api/types'
import { notify } from '../../lib/notify'
import { detailsChanged, isCurrent } from '../../stores/auth'

export const useProfile = (customerId: string) => useQuery({ ...profileQuery(customerId), enabled: customerId !== '' })

/** Saves the profile, and updates the name and email of the session. */
export function useSaveProfile(customerId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['customer', customerId, 'profile', 'save'],
    mutationFn: (request: ProfileRequest) => profileWrites.save(customerId, request),
    onSuccess: (saved) => {
      if (!isCurrent(customerId)) return
      client.setQueryData(profileQuery(customerId).queryKey, saved)
      const { firstName, lastName, email } = saved
      detailsChanged({ firstName, lastName, email })
      notify.success(t`Profile saved`)
    },
    meta: { call: 'PUT /restaurants/{restaurantId}/users/{customerId}/profile' },
  })
}

/** Downloads all data that the API stores about the customer. */
export const useExport = (customerId: string) =>
  useMutation({
    mutationKey: ['customer', customerId, 'export'],
    mutationFn: () => profileWrites.export(customerId),
    onSuccess: (everything) => {
      if (isCurrent(customerId)) saveFile('my-data.json', JSON.stringify(everything, null, 2), 'application/json')
    },
    onError: (cause) => notify.error(cause.message),
    meta: { call: 'GET /restaurants/{restaurantId}/users/{customerId}/export' },
  })

/** Deletes the customer through the API, then signs out with `signOut`. */
export const useDeleteAccount = (customerId: string, signOut: () => Promise<void>) =>
  useMutation({
    mutationKey: ['customer', customerId, 'delete'],
    mutationFn: () => profileWrites.deleteCustomer(customerId),
    onSuccess: async () => {
      if (isCurrent(customerId)) await signOut()
      notify.success(t`Your account has been deleted.`)
    },
    meta: { call: 'DELETE /restaurants/{restaurantId}/users/{customerId}' },
  })
