import type { components } from '../../api/schema.gen'
import type { SandboxContext } from '../context'
import { notFound, Refusal } from '../refusal'
import { DELIVERS_TO } from '../seed/zone'

type Schemas = components['schemas']

export const addressesOf = (customerId: string, { state }: SandboxContext): Schemas['Address'][] =>
  (state.addresses ??= {})[customerId] ?? []

const MAX_LABEL = 40
const REQUIRED = [
  ['line1', 'Please enter the street and number.'],
  ['city', 'Please enter the city.'],
  ['region', 'Please enter the state.'],
] as const

const isPostalCode = (text: string) => /^\d{5}(-\d{4})?$/.test(text.trim())
const NO_POSTAL_CODE = 'Please enter a ZIP code of five digits.'
const isInArea = (postalCode: string) => DELIVERS_TO.includes(postalCode.trim().slice(0, 5))

/** @throws Refusal 404 when the restaurant does not deliver, 422 for an invalid postal code */
export function deliveryArea(postalCode: string, { restaurant }: SandboxContext): Schemas['DeliveryArea'] {
  if (!restaurant.delivery) throw notFound('Delivery')
  if (!isPostalCode(postalCode)) {
    const errors = [{ pointer: '/postalCode', message: NO_POSTAL_CODE }]
    throw new Refusal(422, 'INVALID_POSTAL_CODE', NO_POSTAL_CODE, errors)
  }
  return { postalCode: postalCode.trim(), deliverable: isInArea(postalCode), ...restaurant.delivery }
}

function check({ label, address }: Schemas['AddressRequest'], { restaurant }: SandboxContext) {
  const errors: Schemas['FieldError'][] = REQUIRED.flatMap(([field, message]) =>
    address[field].trim() ? [] : [{ pointer: `/address/${field}`, message }],
  )
  if (!isPostalCode(address.postalCode)) {
    errors.push({ pointer: '/address/postalCode', message: NO_POSTAL_CODE })
  }
  if (address.country !== restaurant.address.country) {
    errors.push({ pointer: '/address/country', message: 'We deliver in this country only.' })
  }
  if (label.trim().length > MAX_LABEL) {
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

const written = (id: string, { label, address }: Schemas['AddressRequest']) => ({
  id,
  label: label.trim() || address.line1,
  deliverable: isInArea(address.postalCode),
  address,
})

/** Saves an address. The first one is the default. */
export function saveAddress(
  customerId: string,
  request: Schemas['AddressRequest'],
  context: SandboxContext,
): Schemas['Address'] {
  check(request, context)
  const saved = { ...written(`adr_${crypto.randomUUID().slice(0, 8)}`, request), isDefault: request.isDefault ?? false }
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
  const changed = { ...written(addressId, request), isDefault: request.isDefault ?? known.isDefault }
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
