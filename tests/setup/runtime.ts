import { beforeEach } from 'vitest'
import { loadRuntime } from '../../src/api/client'
import { clockTold } from '../../src/lib/now'

// A test in fake time would wait forever for code that loads in real time.
try {
  await loadRuntime()
} catch {
  // The tests that need it fail, one by one: a file that fails as a whole has no test that could notice a changed line.
}

/** Files share one load of the modules, so an earlier test's API may have set the clock. */
beforeEach(() => clockTold(new Date().toUTCString()))
