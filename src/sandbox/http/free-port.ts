import { createServer } from 'node:net'

/** Exits with a one-line message when the port is taken. Vite would print a stack trace. */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => {
      console.error(`Port ${port} is already in use. Choose another one: PORT=${port + 1} npm start`)
      process.exit(1)
    })
    probe.listen(port, () => probe.close(() => resolve()))
  })
}
