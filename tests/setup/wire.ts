import { beforeEach } from 'vitest'
import { loadWire } from '../../src/api/client'
import { clockTold } from '../../src/lib/now'

// A test in fake time would wait forever for code that loads in real time.
await loadWire()

/** Files share one load of the modules, so an earlier test's API may have set the clock. */
beforeEach(() => clockTold(new Date().toUTCString()))
