import fc from 'fast-check'

// A found failure is enough, the smallest is not needed.
fc.configureGlobal({ endOnFailure: true })

/** Test files are threads of one process here, and a channel reaches all of them. */
const file = crypto.randomUUID()
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name + file)
  }
}
