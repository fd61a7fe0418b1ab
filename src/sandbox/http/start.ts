import { join } from 'node:path'
import { createSandbox } from '../sandbox'
import { stateFile } from '../state-file'
import { sandboxMiddleware } from './node-server'
import { seedOf } from './seed-of'

/** Creates the sandbox of this process from its environment variables, as middleware for a Vite server. */
export function startSandbox() {
  const { SANDBOX_STATE, SANDBOX_RESTAURANT, FIREBASE_AUTH_EMULATOR } = process.env
  const seed = seedOf(SANDBOX_RESTAURANT)
  // A state has ids of dishes and a currency, so each restaurant has its own.
  const file = stateFile(SANDBOX_STATE ?? `.sandbox/${SANDBOX_RESTAURANT ? seed.restaurant.id : 'state'}.json`)
  const sandbox = createSandbox({
    state: file.read(),
    save: (state) => file.write(state),
    authEmulator: FIREBASE_AUTH_EMULATOR ?? '',
    ...seed,
  })
  return sandboxMiddleware(sandbox, SANDBOX_RESTAURANT ? join(SANDBOX_RESTAURANT, 'pictures') : undefined)
}
