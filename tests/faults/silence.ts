import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

/** Failing calls log. Silences that, and sees that no token is ever part of it (F54). */
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
