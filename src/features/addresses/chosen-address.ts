import type { Address } from '../../api/types'

type Read = { addresses: Address[] | undefined; hasMore: boolean }

/**
 * The id of the address a delivery goes to: the chosen one while it exists, else the default one that the restaurant
 * delivers to, else any. Null without an address. An address of a page that has not been read counts as existing.
 */
export function addressIdOf({ addresses, hasMore }: Read, chosenId: string | null): string | null {
  const isGone = addresses && !hasMore && !addresses.some(({ id }) => id === chosenId)
  if (chosenId !== null && !isGone) return chosenId
  const reached = addresses?.filter(({ deliverable }) => deliverable) ?? []
  return (reached.find(({ isDefault }) => isDefault) ?? reached[0] ?? addresses?.[0])?.id ?? null
}
