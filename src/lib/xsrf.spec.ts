import { afterEach, expect, it, vi } from 'vitest'
import { readCookies, xsrfToken } from './xsrf'

it.each([
  ['XSRF-TOKEN=abc', 'abc'],
  ['a=1; XSRF-TOKEN=a%2Fb; c=2', 'a/b'],
  ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
  ['NOT-XSRF-TOKEN=abc', null],
  ['', null],
])('the token is read from %j', (cookies, token) => expect(xsrfToken(cookies)).toBe(token))

afterEach(() => vi.unstubAllGlobals())

it('F37 cookies that the browser refuses to give count as missing', () => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' })
  expect(readCookies()).toBe('XSRF-TOKEN=abc')
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('Access is denied', 'SecurityError')
    },
  })
  expect(readCookies()).toBe('')
})
