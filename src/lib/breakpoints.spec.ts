import { expect, it } from 'vitest'
import { below, from, writtenOut } from './breakpoints'

it('a condition of a style sheet names breakpoints, alone or with others', () => {
  expect(writtenOut('(--from-700)')).toBe(from(700))
  expect(writtenOut('(--from-600) and (--below-700)')).toBe('(min-width: 600px) and (max-width: 699.98px)')
  expect(writtenOut('(max-height: 559px) and (--below-900)')).toBe(`(max-height: 559px) and ${below(900)}`)
  expect(writtenOut('print')).toBe('print')
})

it('a width that is no breakpoint, or not named, fails the build', () => {
  expect(() => writtenOut('(--from-701)')).toThrow('701 px is no breakpoint')
  expect(() => writtenOut('(min-width: 700px)')).toThrow('(--from-700)')
  expect(() => writtenOut('(width >= 700px)')).toThrow('(--from-700)')
})
