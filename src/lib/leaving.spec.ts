import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Leaving from './leaving'

let { unlessLeaving } = {} as typeof Leaving
let asked: { resolve: (text: string) => void; reject: (cause: Error) => void }[]
const begin = () => unlessLeaving(() => new Promise<string>((resolve, reject) => asked.push({ resolve, reject })))

let window_: EventTarget
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  window_ = new EventTarget()
  vi.stubGlobal('addEventListener', window_.addEventListener.bind(window_))
  ;({ unlessLeaving } = await import('./leaving'))
  asked = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const stopped = new TypeError('NetworkError when attempting to fetch resource.')

describe.each(['beforeunload', 'pagehide'])('a page that is left, as %s says', (event) => {
  const leave = () => window_.dispatchEvent(new Event(event))

  it('fails no read; what broke off is repeated if the page stays', async () => {
    const failed = vi.fn()
    const work = begin()
    work.catch(failed)
    leave()
    asked[0]!.reject(stopped)
    await vi.advanceTimersByTimeAsync(4000)
    expect([failed.mock.calls, asked.length]).toEqual([[], 1])
    await vi.advanceTimersByTimeAsync(1000)
    asked[1]!.resolve('soup')
    expect(await work).toBe('soup')
  })

  it('fails no read that was under way, however long the next page takes to come', async () => {
    const failed = vi.fn()
    begin().catch(failed)
    leave()
    await vi.advanceTimersByTimeAsync(8000)
    asked[0]!.reject(stopped)
    await vi.advanceTimersByTimeAsync(4000)
    expect(failed).not.toHaveBeenCalled()
  })

  it('fails a read that still fails when the page has stayed for 15 seconds', async () => {
    const work = begin()
    leave()
    const failed = vi.fn()
    work.catch(failed)
    for (const at of [0, 1, 2]) {
      asked[at]!.reject(stopped)
      await vi.advanceTimersByTimeAsync(5000)
    }
    expect(failed).not.toHaveBeenCalled()
    asked[3]!.reject(stopped)
    await vi.advanceTimersByTimeAsync(0)
    expect(failed).toHaveBeenCalledWith(stopped)
  })
})

describe('a page that begins to go', () => {
  const leave = () => window_.dispatchEvent(new Event('beforeunload'))

  it('fails no read that begins while it is being left', async () => {
    const failed = vi.fn()
    void begin()
    leave()
    begin().catch(failed)
    asked[1]!.reject(stopped)
    await vi.advanceTimersByTimeAsync(4000)
    expect(failed).not.toHaveBeenCalled()
  })

  it.each([
    ['that begins then, when none was under way', leave],
    [
      'the next time either, when it has stayed the first time',
      async () => {
        leave()
        await vi.advanceTimersByTimeAsync(5001)
        leave()
      },
    ],
  ])('fails no read %s', async (_, leaves) => {
    const failed = vi.fn()
    await leaves()
    begin().catch(failed)
    asked[0]!.reject(stopped)
    await vi.advanceTimersByTimeAsync(4000)
    expect(failed).not.toHaveBeenCalled()
  })

  it('is no longer listened to until it stays or comes back: some browsers keep no page for Back otherwise', async () => {
    const listeners = () => getEventListeners(window_, 'beforeunload').length
    expect(listeners()).toBe(1)
    leave()
    void begin()
    await vi.advanceTimersByTimeAsync(4999)
    expect(listeners()).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(listeners()).toBe(1)
    leave()
    window_.dispatchEvent(new Event('pageshow'))
    expect(listeners()).toBe(1)
  })

  it('fails new reads as usual once it has stayed for five seconds', async () => {
    void begin()
    leave()
    await vi.advanceTimersByTimeAsync(5001)
    const work = begin()
    asked[1]!.reject(stopped)
    await expect(work).rejects.toBe(stopped)
  })
})
