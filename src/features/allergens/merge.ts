import type { Agreed } from '../../stores/agreed-allergens'

/**
 * The allergens a customer avoids, from the API's list and the device's. What was added on either side since both last
 * agreed is in it, what was removed is not. The list of another customer, left on the device, adds nothing.
 */
export function merged(api: string[], device: string[], agreed: Agreed | null, customerId: string): string[] {
  const known = agreed?.avoid ?? []
  const isRemoved = (one: string) => agreed?.customerId === customerId && known.includes(one) && !device.includes(one)
  const added = device.filter((one) => !api.includes(one) && !known.includes(one))
  return [...api.filter((one) => !isRemoved(one)), ...added]
}

/** Whether two lists have the same members. */
export const isSame = (one: string[], other: string[]) =>
  one.length === other.length && one.every((member) => other.includes(member))
