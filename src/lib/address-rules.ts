/** What the shop knows of a country's addresses, from Google's libaddressinput: tooling/places/convert.mjs writes it. */
export type AddressRules = {
  /**
   * An address in one line, by `%A` and `%B` for the lines of the street, `%C` the city, `%S` the region and `%Z` the
   * postal code: as the country writes it, then in Latin letters where that is another way.
   */
  text: string[]
  /** The fields of a form, by the same letters, for each of `text`. */
  form: string[]
  /** The letters of the parts that an address must have. */
  required: string
  /** The language that the first of `text` is for, where there are two. */
  lang?: string
  /** What the parts are called, where that differs: 'post_town', 'prefecture', 'zip'. */
  city?: string
  within?: string
  region?: string
  code?: string
  /** Whether a region is written by its code. */
  byCode?: boolean
  /** The pattern and an example of a postal code. */
  pattern?: string
  example?: string
  /** The regions, if they are known: code, name, and the name in Latin letters where that is another. */
  regions: string[][]
}

export type AddressPart = 'line1' | 'line2' | 'city' | 'region' | 'postalCode'

/** The parts of an address by their letters in the rules. */
export const PARTS: Record<string, AddressPart> = {
  A: 'line1',
  B: 'line2',
  C: 'city',
  S: 'region',
  Z: 'postalCode',
}

/** Whether the names of a country's regions are shown as it writes them, in a language. */
const isOwnScript = ({ lang }: AddressRules, language: string) => !lang || language.split('-')[0] === lang

/** The parts of an address in the order of a form, in a language. */
export const partsOf = (rules: AddressRules, language: string): AddressPart[] =>
  [...rules.form.at(isOwnScript(rules, language) ? 0 : -1)!].map((letter) => PARTS[letter]!)

export const isRequired = (part: AddressPart, { required }: AddressRules) =>
  [...required].some((letter) => PARTS[letter] === part)

/** Whether a text can be a postal code of the country. */
export const isPostalCode = (text: string, { pattern }: AddressRules) =>
  !pattern || new RegExp(`^(?:${pattern})$`, 'i').test(text.trim())

/** A region as an address has it, with its name, in a language. */
function asWritten([code, name, latin]: string[], rules: AddressRules, language: string): [string, string] {
  const shown = (!isOwnScript(rules, language) && latin) || name!
  return [rules.byCode ? code! : shown, shown]
}

/** The regions of a country to choose from: as an address has them, with their names, in the order of these. */
export const regionsIn = (rules: AddressRules, language: string): [value: string, name: string][] =>
  rules.regions
    .map((region) => asWritten(region, rules, language))
    .sort(([, one], [, other]) => one.localeCompare(other, language))

/** A region as an address has it, of its code or its name in any script; undefined for one that is not known. */
export function regionOf(text: string, rules: AddressRules, language: string): string | undefined {
  const { compare } = new Intl.Collator(undefined, { sensitivity: 'base' })
  const found = rules.regions.find((names) => names.some((name) => compare(name, text.trim()) === 0))
  return found && asWritten(found, rules, language)[0]
}
