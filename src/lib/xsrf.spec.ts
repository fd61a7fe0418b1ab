import { expect, it } from 'vitest'
import { xsrfToken } from './xsrf'

it.each([
  ['XSRF-TOKEN=abc', 'abc'],
  ['a=1; XSRF-TOKEN=a%2Fb; c=2', 'a/b'],
  ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
  ['NOT-XSRF-TOKEN=abc', null],
  ['', null],
])('reads the token of %j', (cookies, token) => expect(xsrfToken(cookies)).toBe(token))
