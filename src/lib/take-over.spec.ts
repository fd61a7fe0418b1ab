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
    ['pieceBegun', 'frameDone', 'pieceBegun of another', 'pieceDone'],
    'pieceDone of another',
  ],
  ['frame is, where it is rendered at once', ['pieceBegun', 'pieceDone'], 'frameDone'],
] as const)('a page is taken over when its %s', async (_, steps, last) => {
  const pieces = { first: {}, another: {} }
  const take = (step: (typeof steps)[number] | typeof last) => {
    const [name, of] = step.split(' of ')
    page[name as 'pieceBegun'](of ? pieces.another : pieces.first)
  }
  for (const step of steps) {
    take(step)
    expect(await isOverNow()).toBe(false)
  }
  take(last)
  expect(await isOverNow()).toBe(true)
})

it('a piece that never ends delays nothing for longer than 5 s', async () => {
  page.pieceBegun({})
  page.frameDone()
  await vi.advanceTimersByTimeAsync(4999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})
