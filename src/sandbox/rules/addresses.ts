import { LIMITS } from '../../api/limits.gen'
import type { components } from '../../api/schema.gen'
import { lengthOf } from '../../lib/limit'
import type { SandboxContext } from '../context'
import { notFound, Refusal } from '../refusal'
import type { SeedRestaurant } from '../seed/types'

type Schemas = components['schemas']

export const addressesOf = (customerId: string, { state }: SandboxContext): Schemas['Address'][] =>
  (state.addresses ??= {})[customerId] ?? []

const MAX_LABEL = LIMITS.AddressRequest.label
const REQUIRED = [
  ['line1', 'Please enter the street and number.'],
  ['city', 'Please enter the city.'],
] as const
/** What the United States also require. Elsewhere a postal code is any text. */
const US = { region: 'Please enter the state.', postalCode: 'Please enter a ZIP code of five digits.' }

const isInUs = ({ address }: SeedRestaurant) => address.country === 'US'

/** What is wrong with a postal code, or null. */
function postalCodeProblem(text: string, restaurant: SeedRestaurant): string | null {
  if (isInUs(restaurant)) return /^\d{5}(-\d{4})?$/.test(text.trim()) ? null : US.postalCode
  return text.trim() ? null : 'Please enter the postal code.'
}

/** Whether a postal code is in the area, however it is written. In the United States its first five digits decide. */
function isInArea(postalCode: string, restaurant: SeedRestaurant): boolean {
  const plain = (code: string) => code.toUpperCase().replace(/[\s-]/g, '')
  const codeOf = (code: string) => (isInUs(restaurant) ? plain(code).slice(0, 5) : plain(code))
  const { deliversTo } = restaurant
  return deliversTo.length === 0 || deliversTo.map(codeOf).includes(codeOf(postalCode))
}

/** @throws Refusal 404 when the restaurant does not deliver, 422 for an invalid postal code */
export function deliveryArea(postalCode: string, { restaurant }: SandboxContext): Schemas['DeliveryArea'] {
  if (!restaurant.delivery) throw notFound('Delivery')
  const message = postalCodeProblem(postalCode, restaurant)
  if (message) throw new Refusal(422, 'INVALID_POSTAL_CODE', message, [{ pointer: '/postalCode', message }])
  return { postalCode: postalCode.trim(), deliverable: isInArea(postalCode, restaurant), ...restaurant.delivery }
}

function check({ label, address }: Schemas['AddressRequest'], { restaurant }: SandboxContext) {
  const errors: Schemas['FieldError'][] = REQUIRED.flatMap(([field, message]) =>
    address[field].trim() ? [] : [{ pointer: `/address/${field}`, message }],
  )
  if (isInUs(restaurant) && !address.region.trim()) errors.push({ pointer: '/address/region', message: US.region })
  const message = postalCodeProblem(address.postalCode, restaurant)
  if (message) errors.push({ pointer: '/address/postalCode', message })
  if (address.country !== restaurant.address.country) {
    errors.push({ pointer: '/address/country', message: 'We deliver in this country only.' })
  }
  if (lengthOf(label.trim()) > MAX_LABEL) {
    errors.push({ pointer: '/label', message: `A label has at most ${MAX_LABEL} characters.` })
  }
  if (errors.length > 0) throw new Refusal(422, 'INVALID_ADDRESS', 'Please check the address.', errors)
}

/** Stores the addresses with exactly one default, which comes first. */
function keep(customerId: string, addresses: Schemas['Address'][], context: SandboxContext) {
  const chosen = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  const others = addresses.filter((one) => one !== chosen).map((one) => ({ ...one, isDefault: false }))
  context.state.addresses![customerId] = chosen ? [{ ...chosen, isDefault: true }, ...others] : []
}

const written = (id: string, { label, address }: Schemas['AddressRequest'], { restaurant }: SandboxContext) => ({
  id,
  label: label.trim() || address.line1,
  deliverable: isInArea(address.postalCode, restaurant),
  address,
})

/** Saves an address. The first one is the default. */
export function saveAddress(
  customerId: string,
  request: Schemas['AddressRequest'],
  context: SandboxContext,
): Schemas['Address'] {
  check(request, context)
  const saved = {
    ...written(`adr_${crypto.randomUUID().slice(0, 8)}`, request, context),
    isDefault: request.isDefault ?? false,
  }
  keep(customerId, [saved, ...addressesOf(customerId, context)], context)
  return requireAddress(customerId, saved.id, context)
}

export function updateAddress(
  customerId: string,
  addressId: string,
  request: Schemas['AddressRequest'],
  context: SandboxContext,
): Schemas['Address'] {
  const known = requireAddress(customerId, addressId, context)
  check(request, context)
  const changed = { ...written(addressId, request, context), isDefault: request.isDefault ?? known.isDefault }
  const addresses = addressesOf(customerId, context).map((one) => (one === known ? changed : one))
  keep(customerId, request.isDefault ? [changed, ...addresses.filter((one) => one !== changed)] : addresses, context)
  return requireAddress(customerId, addressId, context)
}

export function removeAddress(customerId: string, addressId: string, context: SandboxContext) {
  keep(
    customerId,
    addressesOf(customerId, context).filter(({ id }) => id !== addressId),
    context,
  )
}

/** @throws Refusal 404 unless the address belongs to the customer */
export function requireAddress(customerId: string, addressId: string, context: SandboxContext): Schemas['Address'] {
  const found = addressesOf(customerId, context).find(({ id }) => id === addressId)
  if (!found) throw notFound('The address')
  return found
}
