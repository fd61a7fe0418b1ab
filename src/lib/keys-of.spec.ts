import { expect, it } from 'vitest'
import { keysOf } from './keys-of'

it('a key is the id, and another one for an id that was there before', () => {
  expect(keysOf(['a', 'b'])).toEqual(['a', 'b'])
  const keys = keysOf(['a', 'b', 'a', 'a'])
  expect(keys.slice(0, 2)).toEqual(['a', 'b'])
  expect(new Set(keys).size).toBe(4)
})
