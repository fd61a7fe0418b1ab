import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/** Returns a function that requests a path from a fresh sandbox, with the menu file of SANDBOX_MENU if it is set. */
export function askSandbox() {
  const ready = () =>
    runnerImport<typeof import('./fresh')>(fileURLToPath(new URL('./fresh.ts', import.meta.url)), {
      configFile: false,
      logLevel: 'error',
    })
  return async (path: string) => (await ready()).module.ask(path)
}
