import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

/** Silences the log of failing calls, and checks that it never contains a token (F54). */
export function silenceFailures(...secrets: string[]): void {
  let log: MockInstance<typeof console.error>
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    const said = log.mock.calls.map((call) => call.map((part) => JSON.stringify(part) + String(part)).join()).join()
    log.mockRestore()
    expect(said).not.toMatch(/eyJ|Bearer/)
    for (const secret of secrets) expect(said).not.toContain(secret)
  })
}
