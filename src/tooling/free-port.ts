import { createServer } from 'node:net'

/** Exits with a one-line message when the port cannot be opened. Vite would print a stack trace. */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened by this user (${code})`
      console.error(`Port ${port} ${reason}. Choose another one: PORT=${Math.max(4173, port) + 1} npm start`)
      process.exit(1)
    })
    probe.listen(port, () => probe.close(() => resolve()))
  })
}
