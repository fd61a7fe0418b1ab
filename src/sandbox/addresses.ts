import type { components } from '../api/schema.gen'
import type { World } from './host'
import { notFound, Refusal } from './refusal'
import { DELIVERS_TO } from './seed/zone'

type Schemas = components['schemas']

export const addressesOf = (customerId: string, { state }: World): Schemas['Address'][] =>
  (state.addresses ??= {})[customerId] ?? []

const MAX_LABEL = 40
const REQUIRED = [
  ['line1', 'Please enter the street and number.'],
  ['city', 'Please enter the city.'],
  ['region', 'Please enter the state.'],
] as const

function check({ label, address }: Schemas['AddressRequest'], { restaurant }: World) {
  const errors: Schemas['FieldError'][] = REQUIRED.flatMap(([field, message]) =>
    address[field].trim() ? [] : [{ pointer: `/address/${field}`, message }],
  )
  if (!/^\d{5}(-\d{4})?$/.test(address.postalCode.trim())) {
    errors.push({ pointer: '/address/postalCode', message: 'Please enter a ZIP code of five digits.' })
  }
  if (address.country !== restaurant.address.country) {
    errors.push({ pointer: '/address/country', message: 'We deliver in this country only.' })
  }
  if (label.trim().length > MAX_LABEL) {
    errors.push({ pointer: '/label', message: `A label has at most ${MAX_LABEL} characters.` })
  }
  if (errors.length > 0) throw new Refusal(422, 'INVALID_ADDRESS', 'Please check the address.', errors)
}

/** The default one is one at most, and stands first; a new one comes after it. */
function keep(customerId: string, addresses: Schemas['Address'][], world: World) {
  const chosen = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  const others = addresses.filter((one) => one !== chosen).map((one) => ({ ...one, isDefault: false }))
  world.state.addresses![customerId] = chosen ? [{ ...chosen, isDefault: true }, ...others] : []
}

const written = (id: string, { label, address }: Schemas['AddressRequest']) => ({
  id,
  label: label.trim() || address.line1,
  deliverable: DELIVERS_TO.includes(address.postalCode.trim().slice(0, 5)),
  address,
})

/** Saves an address. The first one is the default. */
export function saveAddress(customerId: string, request: Schemas['AddressRequest'], world: World): Schemas['Address'] {
  check(request, world)
  const saved = { ...written(`adr_${crypto.randomUUID().slice(0, 8)}`, request), isDefault: request.isDefault ?? false }
  keep(customerId, [saved, ...addressesOf(customerId, world)], world)
  return requireAddress(customerId, saved.id, world)
}

export function updateAddress(
  customerId: string,
  addressId: string,
  request: Schemas['AddressRequest'],
  world: World,
): Schemas['Address'] {
  const known = requireAddress(customerId, addressId, world)
  check(request, world)
  const changed = { ...written(addressId, request), isDefault: request.isDefault ?? known.isDefault }
  const addresses = addressesOf(customerId, world).map((one) => (one === known ? changed : one))
  keep(customerId, request.isDefault ? [changed, ...addresses.filter((one) => one !== changed)] : addresses, world)
  return requireAddress(customerId, addressId, world)
}

export function removeAddress(customerId: string, addressId: string, world: World) {
  keep(
    customerId,
    addressesOf(customerId, world).filter(({ id }) => id !== addressId),
    world,
  )
}

/** @throws Refusal 404 unless it is one of the customer's */
export function requireAddress(customerId: string, addressId: string, world: World): Schemas['Address'] {
  const found = addressesOf(customerId, world).find(({ id }) => id === addressId)
  if (!found) throw notFound('The address')
  return found
}
