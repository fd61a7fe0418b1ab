import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { unexpectedLog } from './log'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

beforeEach(() => {
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {})
})

/** A rejection that nobody handles fails the run without our help. */
afterEach(() => {
  cleanup()
  const lines = [console.error, console.warn].flatMap((log) => vi.mocked(log).mock.calls)
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  expect(unexpectedLog(lines), 'the console').toEqual([])
})

/** jsdom has no CSS object, which React asks for when a page goes. */
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS
