import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../tests/setup/any-text'
import { safePath } from './safe-path'

const ORIGIN = 'https://shop.example'

describe('F48 the way back after signing in', () => {
  it.each([
    '/',
    '/cart',
    '/checkout?time=12%3A30#pay',
    '/menu/all-day/item/hand-pulled-noodles',
    '/account/orders?page=2',
    '/search?q=//evil.example',
    '/%2F/evil.example',
  ])('is accepted: %s', (path) => expect(safePath(path)).toBe(path))

  it.each<[what: string, paths: (string | null | undefined)[]]>([
    ['no path', [null, undefined, '', 'cart', './cart', '?next=/cart']],
    ['two slashes', ['//evil.example', '///evil.example', '//user@shop.example@evil.example']],
    ['backslashes', ['/\\evil.example', '\\\\evil.example', '\\/evil.example', '/./\\evil.example']],
    ['signs that are not seen', ['/\t/evil.example', '/\n/evil.example', '/\r\n/evil.example']],
    ['blanks before it', ['\t//evil.example', ' //evil.example']],
    [
      'dots before two slashes',
      ['/.//evil.example', '/..//evil.example', '/cart/..//evil.example', '/%2e//evil.example'],
    ],
    ['a scheme', ['https:evil.example', 'https://evil.example', 'https:/evil.example', 'HTTPS:\\\\evil.example']],
    ['code', ['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,<script>alert(1)</script>']],
    ['an address of the browser', ['blob:https://shop.example/1']],
  ])('is refused with %s', (_, paths) => {
    for (const path of paths) expect(safePath(path), String(path)).toBeNull()
  })

  it('is null or a path of our own origin, whatever the input', () => {
    const piece = fc.oneof(
      fc.constantFrom(...['/', '//', '\\', '.', '..', ':', '@', '?', '#', '\t', '\n', '\r', ' ']),
      fc.constantFrom('%2F', '%5C', '%2e', '%00', '\u0000', '\u202e', '／', '。'),
      fc.constantFrom('evil.example', 'https:', 'javascript:', 'cart'),
      anyText,
    )
    const target = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(
        fc.oneof(
          target,
          target.map((rest) => `/${rest}`),
          fc.webUrl(),
        ),
        (text) => {
          const path = safePath(text)
          if (path === null) return
          expect(path).toMatch(/^\/(?![/\\])/)
          expect(path).not.toMatch(/[\t\n\r]/)
          expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
          expect(safePath(path)).toBe(path)
        },
      ),
      { numRuns: 5000 },
    )
  })
})
