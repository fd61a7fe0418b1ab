import type { Address, AddressRequest } from '../../api/types'
import {
  isPostalCode,
  partsOf,
  regionOf,
  regionsIn,
  type AddressPart,
  type AddressRules,
} from '../../lib/address-rules'
import { locale } from '../../lib/locale'
import { codeTextOf, partText } from './address-texts'

export type AddressFields = Record<AddressPart | 'label', string>

export const EMPTY: AddressFields = { label: '', line1: '', line2: '', city: '', region: '', postalCode: '' }

const AUTO_COMPLETE: Record<AddressPart, string> = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
}

/** Whether the digits of a postal code are enough: a keyboard of digits may have neither spaces nor dashes. */
const isNumeric = (rules: AddressRules) => {
  const digits = rules.example?.replace(/[\s-]/g, '') ?? ''
  return /^\d+$/.test(digits) && isPostalCode(digits, rules)
}

/** The label of a postal code's field, the keyboard it is typed with, and what is said of a wrong one. */
export function codeField(rules: AddressRules) {
  const { label, wrong } = codeTextOf(rules)
  return { label, inputMode: isNumeric(rules) ? ('numeric' as const) : ('text' as const), wrong }
}

export type FormField = {
  name: AddressPart
  label: string
  /** What is said where the field is empty; without it the field may be. */
  missing?: string
  autoComplete: string
  inputMode?: 'numeric' | 'text'
  /** What is wrong with a value. */
  mistake?: (value: string) => string | undefined
  /** What to choose from: values and words. */
  options?: [string, string][]
}

/** The choice of regions, with what an address has so far, if that is none of them. */
function choices(rules: AddressRules, value: string): [string, string][] | undefined {
  if (rules.regions.length === 0) return undefined
  const known = regionsIn(rules, locale)
  const isKnown = value === '' || known.some(([one]) => one === value)
  return [['', ''], ...(isKnown ? [] : [[value, value] as [string, string]]), ...known]
}

function fieldOf(name: AddressPart, rules: AddressRules, value: string): FormField {
  const field = { name, autoComplete: AUTO_COMPLETE[name], ...partText(name, rules) }
  if (name === 'region') {
    const options = choices(rules, value)
    return { ...field, ...(options && { options }) }
  }
  if (name !== 'postalCode') return field
  const { inputMode, wrong } = codeField(rules)
  const mistake = (code: string) => (!code || isPostalCode(code, rules) ? undefined : wrong(rules.example ?? ''))
  return { ...field, inputMode, mistake }
}

/** The fields of an address in the order of its country, in rows: the lines of the street have one each. */
export function fieldRows(rules: AddressRules, values: AddressFields): FormField[][] {
  const rows: FormField[][] = []
  for (const name of partsOf(rules, locale)) {
    const field = fieldOf(name, rules, values[name])
    const last = rows.at(-1)
    const isStreet = ['line1', 'line2'].includes(name)
    if (last && !isStreet && !['line1', 'line2'].includes(last[0]!.name)) last.push(field)
    else rows.push([field])
  }
  return rows
}

/** The region of form values as one of those that the form offers. */
export const withRegion = <T extends AddressFields>(fields: T, rules: AddressRules): T => ({
  ...fields,
  region: regionOf(fields.region, rules, locale) ?? fields.region,
})

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
