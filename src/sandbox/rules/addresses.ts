import { LIMITS } from '../../api/limits.gen'
import type { Schemas } from '../../api/types'
import { addressRules } from '../../lib/all-address-rules'
import { isPostalCode, isRequired, regionOf, type AddressPart, type AddressRules } from '../../lib/address-rules'
import { lengthOf } from '../../lib/limit'
import type { SandboxContext } from '../context'
import { notFound, Refusal } from '../refusal'
import type { SeedRestaurant } from '../seed/types'
import type { Said } from '../words'

export const addressesOf = (customerId: string, { state }: SandboxContext): Schemas['Address'][] =>
  (state.addresses ??= {})[customerId] ?? []

const MAX_LABEL = LIMITS.AddressRequest.label
const CHECKED = ['line1', 'city', 'region', 'postalCode'] as const

/** What the parts of an address are called, where a country calls them otherwise than the rules do. */
const NAMES: Record<string, string> = {
  post_town: 'town or city',
  zip: 'ZIP code',
  postal: 'postal code',
  pin: 'PIN code',
  eircode: 'Eircode',
}
const nameOf = (part: AddressPart, { city = 'city', region = 'region', code = 'postal' }: AddressRules) => {
  const name = { line1: 'street and number', line2: 'second line', city, region, postalCode: code }[part]
  return NAMES[name] ?? name
}

const rulesOf = ({ address }: SeedRestaurant) => addressRules(address.country)

/** What is wrong with a postal code, or null. */
function postalCodeProblem(text: string, rules: AddressRules): string | null {
  const name = nameOf('postalCode', rules)
  if (!text.trim()) return isRequired('postalCode', rules) ? `Please enter the ${name}.` : null
  return isPostalCode(text, rules)
    ? null
    : `Please enter ${/^E/.test(name) ? 'an' : 'a'} ${name} like ${rules.example}.`
}

/** Whether a part of an address is in the area, however it is written. In the United States five digits decide. */
function isInArea(parts: string[], { deliversTo, address }: SeedRestaurant): boolean {
  const plain = (text: string) => text.toUpperCase().replace(/[\s-]/g, '')
  const codeOf = (text: string) =>
    address.country === 'US' ? plain(text).replace(/^(\d{5})\d{4}$/, '$1') : plain(text)
  const area = deliversTo.map(codeOf)
  return area.length === 0 || parts.some((part) => area.includes(codeOf(part)))
}

/** @throws Refusal 404 when the restaurant does not deliver, 422 for an invalid postal code */
export function deliveryArea(postalCode: string, { restaurant }: SandboxContext): Schemas['DeliveryArea'] {
  if (!restaurant.delivery) throw notFound('Delivery')
  const rules = rulesOf(restaurant)
  const message = postalCodeProblem(postalCode, { ...rules, required: `${rules.required}Z` })
  if (message) throw new Refusal(422, 'INVALID_POSTAL_CODE', message, [{ pointer: '/postalCode', message }])
  return { postalCode: postalCode.trim(), deliverable: isInArea([postalCode], restaurant), ...restaurant.delivery }
}

/** What is wrong with a part of an address, or null. */
function partProblem(part: (typeof CHECKED)[number], given: unknown, rules: AddressRules, locale: string) {
  const missing = `Please enter the ${nameOf(part, rules)}.`
  if (typeof given !== 'string') return missing
  const text = given.trim()
  if (!text) return isRequired(part, rules) ? missing : null
  if (part === 'postalCode') return postalCodeProblem(text, rules)
  const isUnknown = part === 'region' && rules.regions.length > 0 && !regionOf(text, rules, locale)
  return isUnknown ? `We do not know the ${nameOf(part, rules)} ${text}.` : null
}

function check({ label, address: given }: Schemas['AddressRequest'], { restaurant }: SandboxContext) {
  const { locale, address: own } = restaurant
  const rules = rulesOf(restaurant)
  const address: Partial<Schemas['PostalAddress']> = given ?? {}
  const errors: { pointer: string; message: Said }[] = CHECKED.flatMap((part) => {
    const message = partProblem(part, address[part], rules, locale)
    return message ? [{ pointer: `/address/${part}`, message }] : []
  })
  if (address.country !== own.country) {
    errors.push({ pointer: '/address/country', message: 'We deliver in this country only.' })
  }
  if (typeof label !== 'string' || lengthOf(label.trim()) > MAX_LABEL) {
    errors.push({ pointer: '/label', message: ['A label has at most {0} characters.', MAX_LABEL] })
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
  deliverable: isInArea([address.postalCode, address.city, address.region], restaurant),
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
