import { beforeEach, expect, it, vi } from 'vitest'
import type * as TakeOver from './take-over'

let page: typeof TakeOver
let isOver: boolean

/** Each test loads the module again: a page is taken over only once. */
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  page = await import('./take-over')
  isOver = false
  void page.takenOver.then(() => (isOver = true))
})

const isOverNow = async () => {
  await vi.advanceTimersByTimeAsync(0)
  return isOver
}

it.each([
  [
    'frame and all of its pieces are, nested ones too',
    ['pieceBegun', 'frameDone', 'pieceBegun', 'pieceDone'],
    'pieceDone',
  ],
  ['frame is, where it is rendered at once', ['pieceDone', 'pieceBegun'], 'frameDone'],
] as const)('a page is taken over when its %s', async (_, steps, last) => {
  for (const step of steps) {
    page[step]()
    expect(await isOverNow()).toBe(false)
  }
  page[last]()
  expect(await isOverNow()).toBe(true)
})

it('a piece that never ends delays nothing for longer than 5 s', async () => {
  page.pieceBegun()
  page.frameDone()
  await vi.advanceTimersByTimeAsync(4999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})
