import { listOf } from './list'

type PostalAddress = {
  line1: string
  line2?: string | null
  city: string
  region: string
  postalCode: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

// By the address data of Google's libaddressinput. In all other countries the postal code stands before the city.
/** Where the postal code stands after the city. */
const CODE_LAST =
  /AU|B[DHNRT]|C[AORU]|EG|GB|HN|I[DELNQ]|JO|K[EH]|L[BKV]|M[MTV]|N[AGPZ]|P[EGHKR]|RU|S[ADO]|TH|U[AS]|V[EN]|ZA/
/** Where an address goes from the large to the small. */
const LARGE_FIRST = /CN|JP|K[RZ]|TW/

/** A postal address in one line, in the order of its country; empty when it is not known. */
export function addressText(address: PostalAddress | null): string {
  if (!address) return ''
  const { line1, line2, city, region, postalCode, country } = address
  const street = [line1, line2]
  if (country === 'HU') return listOf([city, ...street, postalCode])
  if (LARGE_FIRST.test(country)) return listOf([postalCode, region, city, ...street])
  const place = CODE_LAST.test(country) ? [city, `${region} ${postalCode}`] : [`${postalCode} ${city}`, region]
  return listOf([...street, ...place.map((part) => part.trim())])
}
