import regions from './address-regions.gen.json' with { type: 'json' }
import rules from './address-rules.gen.json' with { type: 'json' }
import type { AddressRules } from './address-rules'

const RULES: Record<string, Omit<AddressRules, 'regions'>> = rules
const REGIONS: Record<string, string[][]> = regions

/** For a country that nothing is known of. */
const ANY: AddressRules = {
  ...{ text: ['%A, %B, %Z %C, %S'], form: ['ABCSZ'], required: 'AC', region: 'province', code: 'postal', regions: [] },
}

export const addressRules = (country: string): AddressRules =>
  Object.hasOwn(RULES, country) ? { ...RULES[country]!, regions: REGIONS[country] ?? [] } : ANY
