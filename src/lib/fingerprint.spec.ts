import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fingerprint } from './fingerprint'

// Published values of 32-bit FNV-1a. What a device has stored must be found again after an update of the shop.
it.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('the fingerprint of %j begins with its FNV-1a hash, and ends with its length', (text, hash) => {
  expect(fingerprint(text)).toMatch(new RegExp(`^${hash}[0-9a-f]{8}${text.length}$`))
  expect(fingerprint('x'.repeat(255)).slice(16)).toBe('ff')
})

it('the two hashes of a text differ, so that two orders do not share a fingerprint by chance', () => {
  expect(fingerprint('a').slice(0, 8)).not.toBe(fingerprint('a').slice(8, 16))
})

it('a fingerprint is two hashes of eight digits and the length, whatever the text', () => {
  const texts = fc.string({ maxLength: 15 })
  fc.assert(
    fc.property(texts, (text) => {
      expect(fingerprint(text)).toMatch(/^[0-9a-f]{17}$/)
    }),
    { numRuns: 500 },
  )
})
