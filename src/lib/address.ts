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
  let line = ''
  for (const { 1: before = '', 2: part = '', index } of text
    .at(OTHER_SCRIPT.test(line1) ? 0 : -1)!
    .matchAll(/([^%]*)%(.)/g)) {
    const value = parts[part]?.trim()
    if (value) line += (line || !index ? before.replace(', ', COMMA) : '') + value
  }
  return line
}

/** A postal address in one line, in the order of its country; empty when it is not known. */
export const addressText = (address: PostalAddress | null): string =>
  address ? writeAddress(address, address.country === ours ? written : ELSEWHERE) : ''
