import { t } from 'ttag'
import { isRequired, type AddressPart, type AddressRules } from '../../lib/address-rules'

type Text = { label: string; missing: string }

const CITY: Record<string, Text> = {
  city: { label: t`City`, missing: t`Please enter the city.` },
  district: { label: t`District`, missing: t`Please enter the district.` },
  post_town: { label: t`Town or city`, missing: t`Please enter the town or city.` },
  suburb: { label: t`Suburb`, missing: t`Please enter the suburb.` },
}

const REGION: Record<string, Text> = {
  area: { label: t`Area`, missing: t`Please enter the area.` },
  county: { label: t`County`, missing: t`Please enter the county.` },
  department: { label: t`Department`, missing: t`Please enter the department.` },
  district: { label: t`District`, missing: t`Please enter the district.` },
  emirate: { label: t`Emirate`, missing: t`Please enter the emirate.` },
  island: { label: t`Island`, missing: t`Please enter the island.` },
  oblast: { label: t`Oblast`, missing: t`Please enter the oblast.` },
  parish: { label: t`Parish`, missing: t`Please enter the parish.` },
  prefecture: { label: t`Prefecture`, missing: t`Please enter the prefecture.` },
  province: { label: t`Province`, missing: t`Please enter the province.` },
  state: { label: t`State`, missing: t`Please enter the state.` },
}

type CodeText = Text & { wrong: (example: string) => string }

const POSTAL: CodeText = {
  label: t`Postal code`,
  missing: t`Please enter the postal code.`,
  wrong: (example) => t`Please enter a postal code like ${example}.`,
}
const CODE: Record<string, CodeText> = {
  postal: POSTAL,
  zip: {
    label: t`ZIP code`,
    missing: t`Please enter the ZIP code.`,
    wrong: (example) => t`Please enter a ZIP code like ${example}.`,
  },
  pin: {
    label: t`PIN code`,
    missing: t`Please enter the PIN code.`,
    wrong: (example) => t`Please enter a PIN code like ${example}.`,
  },
  eircode: {
    label: t`Eircode`,
    missing: t`Please enter the Eircode.`,
    wrong: (example) => t`Please enter an Eircode like ${example}.`,
  },
}

const STREET: Text = { label: t`Street and number`, missing: t`Please enter the street and number.` }
/** Of countries where the city is part of it. */
const WHOLE: Text = { label: t`Address`, missing: t`Please enter the address.` }

/** The second line of the street, which may hold a part of the city as well. */
const LINE2: Record<string, string> = {
  neighborhood: t`Apartment, neighborhood (optional)`,
  townland: t`Apartment, townland (optional)`,
}

/** What a country calls its postal codes, and how a wrong one is refused. */
export const codeTextOf = ({ code = '' }: AddressRules): CodeText => CODE[code] ?? POSTAL

const isWhole = ({ text, form }: AddressRules) => text[0]!.includes('%C') && !form[0]!.includes('C')

function textOf(part: AddressPart, rules: AddressRules): Text {
  if (part === 'line1') return isWhole(rules) ? WHOLE : STREET
  if (part === 'region') return REGION[rules.region ?? ''] ?? REGION.province!
  if (part === 'city') return CITY[rules.city ?? ''] ?? CITY.city!
  return codeTextOf(rules)
}

/** What a country calls a part of its addresses, and what is said when one that it needs is missing. */
export function partText(part: AddressPart, rules: AddressRules): { label: string; missing?: string } {
  if (part === 'line2') return { label: LINE2[rules.within ?? ''] ?? t`Apartment, floor (optional)` }
  const { label, missing } = textOf(part, rules)
  return isRequired(part, rules) ? { label, missing } : { label: t`${label} (optional)` }
}
