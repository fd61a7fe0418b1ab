import { format } from 'node:util'

let expected: RegExp[] = []

/** This test may write such lines to the console. */
export function expectLog(...lines: RegExp[]) {
  expected.push(...lines)
}

/** The lines that the test did not expect. Forgets what it expected. */
export function unexpectedLog(calls: unknown[][]): string[] {
  const allowed = expected
  expected = []
  return calls.map((call) => format(...call)).filter((text) => !allowed.some((line) => line.test(text)))
}
