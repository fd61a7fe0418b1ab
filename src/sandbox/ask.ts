import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/** Reads paths of a sandbox as it is when it has just begun, with the menu of SANDBOX_MENU if there is one. */
export function askSandbox() {
  const ready = () =>
    runnerImport<typeof import('./fresh')>(fileURLToPath(new URL('./fresh.ts', import.meta.url)), {
      configFile: false,
      logLevel: 'error',
    })
  return async (path: string) => (await ready()).module.ask(path)
}
