import { loadWire } from '../../src/api/client'

// A test in fake time would wait forever for code that loads in real time.
await loadWire()
