import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addressesQuery, addressWrites } from '../../api/queries/addresses'
import type { Address, AddressRequest } from '../../api/types'
import { useWishes, wishScope } from '../../api/use-wishes'
import { isCurrent } from '../../stores/auth'

type Wish = { remove: Address } | { makeDefault: Address }

/** The default one is one, and stands first: as the host lists them. */
function withDefault(addresses: Address[]): Address[] {
  const chosen = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  const others = addresses.filter((one) => one !== chosen)
  return chosen ? [{ ...chosen, isDefault: true }, ...others.map((one) => ({ ...one, isDefault: false }))] : []
}

function withWish(addresses: Address[], wish: Wish): Address[] {
  if ('remove' in wish) return withDefault(addresses.filter(({ id }) => id !== wish.remove.id))
  return withDefault(addresses.map((one) => ({ ...one, isDefault: one.id === wish.makeDefault.id })))
}

/** The saved addresses as the customer means them. With `enabled` false they are not asked for. */
export function useAddresses(customerId: string, enabled = true) {
  const options = addressesQuery(customerId)
  const { data, error, refetch } = useQuery({ ...options, enabled })
  const { pending, wish } = useWishes<Wish>({
    queryKey: options.queryKey,
    send: async (wanted) => {
      if ('remove' in wanted) return addressWrites.remove(customerId, wanted.remove.id)
      const { id, label, address } = wanted.makeDefault
      return addressWrites.update(customerId, id, { label, address, isDefault: true })
    },
    call: 'PUT or DELETE /restaurants/{restaurantId}/users/{customerId}/addresses/{addressId}',
  })
  return {
    /** Undefined until they have been read once. */
    addresses: data && pending.reduce(withWish, data.addresses),
    error: data ? null : error,
    retry: () => void refetch(),
    remove: (address: Address) => wish({ remove: address }),
    makeDefault: (address: Address) => wish({ makeDefault: address }),
  }
}

/** `id` of the address that is changed; without it a new one is saved. */
type Saving = { id?: string | undefined; request: AddressRequest }

/** Saves an address; resolves with it once the list has it. */
export function useSaveAddress(customerId: string) {
  const client = useQueryClient()
  const { queryKey } = addressesQuery(customerId)
  return useMutation({
    mutationKey: [...queryKey, 'save'],
    mutationFn: ({ id, request }: Saving) =>
      id ? addressWrites.update(customerId, id, request) : addressWrites.save(customerId, request),
    scope: wishScope(queryKey),
    onSuccess: (saved) => {
      if (!isCurrent(customerId)) return
      client.setQueryData(queryKey, (known) => {
        const others = known?.addresses.filter(({ id }) => id !== saved.id) ?? []
        const place = known?.addresses.findIndex(({ id }) => id === saved.id) ?? -1
        return { addresses: withDefault(others.toSpliced(place < 0 ? others.length : place, 0, saved)) }
      })
      void client.invalidateQueries({ queryKey })
    },
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/addresses, or PUT to one' },
  })
}
