import type { Agreed } from '../../stores/agreed-allergens'

/**
 * The allergens a customer avoids, from the API's list and the device's. What was added on either side since the API was
 * last read is in it, what was removed is not. A list that another customer has left on the device counts for nothing.
 */
export function merged(api: string[], device: string[], agreed: Agreed | null, customerId: string): string[] {
  if (agreed && agreed.customerId !== customerId) return api
  const known = agreed?.avoid ?? []
  const added = device.filter((one) => !api.includes(one) && !known.includes(one))
  return [...api.filter((one) => !known.includes(one) || device.includes(one)), ...added]
}

/** Whether two lists have the same members. */
export const isSame = (one: string[], other: string[]) =>
  one.length === other.length && one.every((member) => other.includes(member))
