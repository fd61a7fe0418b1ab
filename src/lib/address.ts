import { country as ours, text as written } from 'virtual:shop-address'
import { COMMA } from './list'

type PostalAddress = {
  line1: string
  line2?: string | null
  city: string
  region: string
  postalCode: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** How most countries write an address. The shop's own is right; to another one no restaurant delivers. */
const ELSEWHERE = ['%A, %B, %Z %C, %S']
const OTHER_SCRIPT = /[^\P{L}\p{sc=Latin}]/u

/** An address in one line, as `text` of its country's rules says. */
export function writeAddress({ line1, line2, city, region, postalCode }: PostalAddress, text: string[]): string {
  const parts: Record<string, string | null | undefined> = { A: line1, B: line2, C: city, S: region, Z: postalCode }
  let isBegun = false
  return text
    .at(OTHER_SCRIPT.test(line1) ? 0 : -1)!
    .replace(/([^%]*)%(.)/g, (_, before: string, part: string, at: number) => {
      const value = parts[part]?.trim()
      if (!value) return ''
      const lead = isBegun || !at ? before.replace(', ', COMMA) : ''
      isBegun = true
      return lead + value
    })
}

/** A postal address in one line, in the order of its country; empty when it is not known. */
export const addressText = (address: PostalAddress | null): string =>
  address ? writeAddress(address, address.country === ours ? written : ELSEWHERE) : ''
