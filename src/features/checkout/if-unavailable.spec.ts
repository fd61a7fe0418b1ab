import { expect, it } from 'vitest'
import { DEFAULT_IF_UNAVAILABLE, IF_UNAVAILABLE } from './if-unavailable'

it('when a dish runs out, the customer is called unless they choose otherwise', () => {
  const words = new Map(IF_UNAVAILABLE)
  expect(words.get(DEFAULT_IF_UNAVAILABLE)).toBe('Call me')
  expect(words.get('REPLACE')).toBe('Replace it with something similar')
  expect(words.get('REFUND')).toBe('Leave it out and refund it')
})
