import { expect, it } from 'vitest'
import { lengthOf, tooLong } from './limit'

it.each([
  ['', 0],
  ['No nuts', 7],
  ['🎂🎂', 2],
  ['بدون بصل', 8],
  ['Cafe\u0301', 5],
  ['a\nb', 3],
])('%j is counted as the contract counts it', (text, length) => expect(lengthOf(text)).toBe(length))

it('a text that is too long is refused with the number of characters that must go', () => {
  expect(tooLong(300, 300)).toBeUndefined()
  expect(tooLong(301, 300)).toBe('Please shorten this by 1 character. It can have 300.')
  expect(tooLong(312, 300)).toBe('Please shorten this by 12 characters. It can have 300.')
})
