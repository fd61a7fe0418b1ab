import { timeoutManager, type TimeoutProvider } from '@tanstack/react-query'
import { afterEach, beforeEach } from 'vitest'

/** How long a change waits for further taps, in ms. */
const BURST = 400

const REAL: TimeoutProvider<ReturnType<typeof setTimeout>> = {
  setTimeout: (callback, delay) => setTimeout(callback, delay),
  clearTimeout: (id) => clearTimeout(id),
  setInterval: (callback, delay) => setInterval(callback, delay),
  clearInterval: (id) => clearInterval(id),
}
const hasten: typeof REAL.setTimeout = (callback, delay) => {
  if (delay > BURST) return REAL.setTimeout(callback, delay)
  setImmediate(callback)
  return REAL.setTimeout(() => {}, 0)
}

/** Changes do not wait for further taps. Call it once per file. */
export function withoutBursts(): void {
  beforeEach(() => timeoutManager.setTimeoutProvider({ ...REAL, setTimeout: hasten }))
  afterEach(() => timeoutManager.setTimeoutProvider(REAL))
}
