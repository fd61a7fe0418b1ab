import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint'

let frame: () => void
let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => (frame = work))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the work waits for the next frame, and until it is painted', () => {
  const work = vi.fn<() => void>()
  afterPaint(work)
  vi.advanceTimersByTime(100)
  frame()
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledOnce()
})

it('the work does not wait forever, as in a tab that is hidden meanwhile', () => {
  const work = vi.fn<() => void>()
  afterPaint(work)
  vi.advanceTimersByTime(200)
  expect(work).toHaveBeenCalledOnce()
  frame()
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledOnce()
})

it('the work is done before the page is left, once', () => {
  const work = vi.fn<() => void>()
  afterPaint(work)
  page.dispatchEvent(new Event('pagehide'))
  expect(work).toHaveBeenCalledOnce()
  frame()
  vi.advanceTimersByTime(1000)
  page.dispatchEvent(new Event('pagehide'))
  expect(work).toHaveBeenCalledOnce()
})

it('the work is done at once where nothing is painted', () => {
  vi.stubGlobal('document', { hidden: true })
  const work = vi.fn<() => void>()
  afterPaint(work)
  expect(work).toHaveBeenCalledOnce()
})
