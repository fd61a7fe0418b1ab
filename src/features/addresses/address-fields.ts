import { t } from 'ttag'
import type { Address, AddressRequest } from '../../api/types'

export const FIELDS = ['line1', 'line2', 'city', 'region', 'postalCode'] as const
export type AddressField = (typeof FIELDS)[number]
export type AddressFields = Record<AddressField | 'label', string>

export const EMPTY: AddressFields = { label: '', line1: '', line2: '', city: '', region: '', postalCode: '' }

type FieldText = { label: string; missing?: string }
type Regional = Record<'region' | 'postalCode', FieldText> & { inputMode: 'numeric' | 'text' }

const US: Regional = {
  region: { label: t`State`, missing: t`Please enter the state.` },
  postalCode: { label: t`ZIP code`, missing: t`Please enter the ZIP code.` },
  inputMode: 'numeric',
}
const ELSEWHERE: Regional = {
  region: { label: t`Region (optional)` },
  postalCode: { label: t`Postal code`, missing: t`Please enter the postal code.` },
  inputMode: 'text',
}

/** What a country calls the fields whose names differ, and their errors. */
export const regionalFields = (country: string): Regional => (country === 'US' ? US : ELSEWHERE)

/** The address fields of a stored draft. */
export const typedFields = (typed: Record<string, string>): AddressFields => ({
  ...EMPTY,
  ...Object.fromEntries(
    Object.keys(EMPTY).flatMap((name) => (Object.hasOwn(typed, name) ? [[name, typed[name]]] : [])),
  ),
})

/** An address as form values. A label that the API derived from the street is left out. */
export const addressFields = ({ label, address }: Address): AddressFields => ({
  label: label === address.line1 ? '' : label,
  line1: address.line1,
  line2: address.line2 ?? '',
  city: address.city,
  region: address.region,
  postalCode: address.postalCode,
})

/** The form values as an API request. The country is the restaurant's. */
export const addressRequest = ({ label, line2, ...rest }: AddressFields, country: string): AddressRequest => ({
  label,
  address: { ...rest, line2: line2 || null, country },
})
