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
const CODE_LAST = new Set(
  `AC AF AI AS AU BB BD BH BM BN BR BT CA CC CO CR CU CX EG FK FM GB GG GS GU HM HN ID IE IL IM IN IO IQ JE JO KE KH LB LK
  LS LV MH MM MN MP MT MV NA NF NG NP NZ PE PG PH PK PN PR PW RU SA SD SH SO SZ TA TC TH UA UM US VC VE VG VI VN ZA`.split(
    /\s+/,
  ),
)
/** Where an address goes from the large to the small. */
const LARGE_FIRST = new Set(['CN', 'JP', 'KP', 'KR', 'KZ', 'TW'])

/** A postal address in one line, in the order of its country. */
export function addressText({ line1, line2, city, region, postalCode, country }: PostalAddress): string {
  const street = [line1, line2]
  if (country === 'HU') return listOf([city, ...street, postalCode])
  if (LARGE_FIRST.has(country)) return listOf([postalCode, region, city, ...street])
  if (CODE_LAST.has(country)) return listOf([...street, city, `${region} ${postalCode}`.trim()])
  return listOf([...street, `${postalCode} ${city}`.trim(), region])
}
