import { createSandbox } from '../sandbox'
import { readMenuFile } from '../seed/menu-file'
import { sandboxMiddleware } from './node-server'
import { stateFile } from '../state-file'

/** Creates the sandbox of this process from its environment variables, as middleware for a Vite server. */
export function startSandbox() {
  const { SANDBOX_STATE, SANDBOX_MENU, FIREBASE_AUTH_EMULATOR } = process.env
  const file = stateFile(SANDBOX_STATE ?? '.sandbox/state.json')
  const sandbox = createSandbox({
    state: file.read(),
    save: (state) => file.write(state),
    authEmulator: FIREBASE_AUTH_EMULATOR ?? '',
    ...(SANDBOX_MENU && { menu: readMenuFile(SANDBOX_MENU) }),
  })
  return sandboxMiddleware(sandbox)
}
