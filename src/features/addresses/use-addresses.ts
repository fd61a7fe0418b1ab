import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { addressesQuery, addressWrites } from '../../api/queries/addresses'
import type { Address, AddressList, AddressRequest } from '../../api/types'
import { usePaging } from '../../api/use-paging'
import { useOptimisticList, listScope } from '../../api/use-optimistic-list'
import { isCurrent } from '../../stores/auth'

type Change = { remove: Address } | { makeDefault: Address }

/** Keeps exactly one default address and puts it first, as the API lists them. */
function withDefault(addresses: Address[]): Address[] {
  const chosen = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  const others = addresses.filter((one) => one !== chosen)
  return chosen ? [{ ...chosen, isDefault: true }, ...others.map((one) => ({ ...one, isDefault: false }))] : []
}

function withChange(addresses: Address[], change: Change): Address[] {
  if ('remove' in change) return withDefault(addresses.filter(({ id }) => id !== change.remove.id))
  return withDefault(addresses.map((one) => ({ ...one, isDefault: one.id === change.makeDefault.id })))
}

/** Replaces a saved address, or inserts a new one where the API lists it: after the default one. */
function withSaved({ pages, pageParams }: InfiniteData<AddressList, unknown>, saved: Address) {
  const isKnown = pages.some(({ addresses }) => addresses.some(({ id }) => id === saved.id))
  const [first, ...rest] = pages.map((page) => ({
    ...page,
    addresses: page.addresses.map((one) => (one.id === saved.id ? saved : one)),
  }))
  if (!first || isKnown) return { pages: first ? [first, ...rest] : pages, pageParams }
  const addresses = first.addresses.toSpliced(saved.isDefault ? 0 : 1, 0, saved)
  return { pages: [{ ...first, addresses }, ...rest], pageParams }
}

/** The saved addresses read so far, with pending changes applied. Not fetched while `enabled` is false. */
export function useAddresses(customerId: string, enabled = true) {
  const options = addressesQuery(customerId)
  const read = useInfiniteQuery({ ...options, enabled })
  const { data } = read
  const paging = usePaging('addresses', read)
  const { pending, change } = useOptimisticList<Change>({
    queryKey: options.queryKey,
    send: async (wanted) => {
      if ('remove' in wanted) return addressWrites.remove(customerId, wanted.remove.id)
      const { id, label, address } = wanted.makeDefault
      return addressWrites.update(customerId, id, { label, address, isDefault: true })
    },
    call: 'PUT or DELETE /restaurants/{restaurantId}/users/{customerId}/addresses/{addressId}',
  })
  return {
    ...paging,
    /** Undefined until the addresses have been read once. */
    addresses: data && pending.reduce(withChange, withDefault(data.pages.flatMap(({ addresses }) => addresses))),
    remove: (address: Address) => change({ remove: address }),
    makeDefault: (address: Address) => change({ makeDefault: address }),
  }
}

/** `id` of the address to change; without it a new one is saved. */
type Saving = { id?: string | undefined; request: AddressRequest }

/** Saves an address and updates the list. */
export function useSaveAddress(customerId: string) {
  const client = useQueryClient()
  const { queryKey } = addressesQuery(customerId)
  return useMutation({
    mutationKey: [...queryKey, 'save'],
    mutationFn: ({ id, request }: Saving) =>
      id ? addressWrites.update(customerId, id, request) : addressWrites.save(customerId, request),
    scope: listScope(queryKey),
    onSuccess: (saved) => {
      if (!isCurrent(customerId)) return
      client.setQueryData(queryKey, (known) => known && withSaved(known, saved))
      void client.invalidateQueries({ queryKey })
    },
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/addresses, or PUT to one' },
  })
}
