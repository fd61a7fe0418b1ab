import { loadWire } from '../../src/api/client'

// A test in fake time would wait for ever for what is loaded in real time.
await loadWire()
