import { createServer } from 'node:net'

/** Ends the process with one line when the port is taken; Vite would say it with a stack. */
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
