import { createServer } from 'node:net'
import { shopLocale } from '../i18n/shop-locale.mjs'
import { loadIn } from './load-in.mjs'

const WORDS = new URL('../setup/start-words.ts', import.meta.url)

/** What `npm start` says, in the language of the shop. */
export const startWords = () => loadIn(shopLocale(), WORDS) as Promise<typeof import('../setup/start-words.ts')>

/** Exits with a one-line message when the port cannot be opened. Vite would print a stack trace. */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      const other = Math.max(4173, port) + 1
      void startWords().then(({ portTaken, portRefused }) => {
        console.error(code === 'EADDRINUSE' ? portTaken(port, other) : portRefused(port, code, other))
        process.exit(1)
      })
    })
    probe.listen(port, () => probe.close(() => resolve()))
  })
}
