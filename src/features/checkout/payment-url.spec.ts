import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { leaveFor, safePaymentUrl } from './payment-url'

const ours = 'https://shop.example'
const hosts = ['pay.example']
const safe = (url: string | null) => safePaymentUrl(url, ours, hosts)

describe('F47 an address where the browser may be sent to pay', () => {
  it('is our own origin or a known host over https', () => {
    expect(safe('https://shop.example/__sandbox/pay/1')).toBe('https://shop.example/__sandbox/pay/1')
    expect(safe('https://pay.example/session/1?x=2')).toBe('https://pay.example/session/1?x=2')
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://pay.example/1',
    'https://evil.example/1',
    'https://pay.example.evil.example/',
    'https://pay.example:8443/',
    'https://user:secret@pay.example/',
    'https://user@pay.example/',
    'https://:secret@pay.example/',
    'blob:https://shop.example/1',
    '//pay.example/1',
    '/relative',
    '',
  ])('is not %s', (url) => expect(safe(url)).toBeNull())

  it('is our own origin over http too, as while the shop is developed', () => {
    const [local, page] = ['http://localhost:5173', 'http://localhost:5173/__sandbox/pay/1']
    expect(safePaymentUrl(page, local, hosts)).toBe(page)
    expect(safePaymentUrl(page, ours, hosts)).toBeNull()
    expect(safePaymentUrl(null, local, hosts)).toBeNull()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'xhttps:1', 'httpsx:1'])(
    'is not %s in a frame that has no origin of its own',
    (url) => expect(safePaymentUrl(url, 'null', hosts)).toBeNull(),
  )

  it('is never anywhere else, whatever the API answers', () => {
    const urls = fc.oneof(fc.string(), fc.webUrl({ validSchemes: ['http', 'https', 'javascript', 'ftp'] }))
    fc.assert(
      fc.property(urls, (url) => {
        const result = safe(url)
        if (result !== null) expect([ours, 'https://pay.example']).toContain(new URL(result).origin)
      }),
    )
  })

  it('is left for once what is needed has been stored; any other is refused with a message, and nothing stored', () => {
    const [before, assign] = [vi.fn<() => void>(), vi.fn<(url: string) => void>()]
    vi.stubGlobal('window', { location: { origin: ours, assign } })
    leaveFor(`${ours}/__sandbox/pay/1`, before)
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${ours}/__sandbox/pay/1`)
    expect(before).toHaveBeenCalledBefore(assign)
    for (const url of ['javascript:alert(1)', 'https://pay.example/1', null]) {
      expect(() => leaveFor(url, before)).toThrow(
        expect.objectContaining({
          code: 'UNSAFE_PAYMENT_URL',
          message: 'The payment page could not be opened safely. No money was taken.',
        }),
      )
    }
    expect([before.mock.calls.length, assign.mock.calls.length]).toEqual([1, 1])
  })
})
