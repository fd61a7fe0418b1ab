import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTime } from './in-time'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('kept'), ms))

/** What it resolves with, and after how many ms. */
async function asked(ask: () => Promise<string>) {
  const start = Date.now()
  const end = inTime(ask, 'nothing').then((answer) => [answer, Date.now() - start])
  await vi.advanceTimersByTimeAsync(10_000)
  return end
}

it('a storage that answers is used at once', async () => {
  expect(await asked(() => Promise.resolve('kept'))).toEqual(['kept', 0])
  expect(await asked(() => after(220))).toEqual(['kept', 220])
})

it('F37 a storage that never answers is waited for 300 ms', async () => {
  expect(await asked(() => new Promise(() => {}))).toEqual(['nothing', 300])
  expect(await asked(() => after(400))).toEqual(['nothing', 300])
})

it('F37 a storage that refuses, by a rejection or by throwing, counts as empty', async () => {
  expect(await asked(() => Promise.reject(new DOMException('No', 'SecurityError')))).toEqual(['nothing', 0])
  const throwing = () => {
    throw new DOMException('No', 'SecurityError')
  }
  expect(await asked(throwing)).toEqual(['nothing', 0])
})

it('a storage that refuses too late causes no error', async () => {
  const late = () => after(400).then(() => Promise.reject(new Error('No')))
  expect(await asked(late)).toEqual(['nothing', 300])
})
