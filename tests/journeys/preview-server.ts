import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const VITE = 'node_modules/vite/bin/vite.js'
const ADDRESS = /http:\/\/localhost:\d+/

/** `vite preview` on a free port, with a folder of its own for what its sandbox stores. */
export class PreviewServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'storefront-'))
  /** Known once it has started; it stays the same when the server is started again. */
  url = ''
  private process: ChildProcess | undefined

  constructor(private readonly args: string[] = []) {}

  async start(env: Record<string, string> = {}) {
    const port = this.url ? new URL(this.url).port : '0'
    const child = spawn(process.execPath, [VITE, 'preview', '--port', port, ...this.args], {
      env: { ...process.env, FORCE_COLOR: '0', SANDBOX_STATE: join(this.folder, 'state.json'), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.process = child
    this.url = await new Promise((resolve, reject) => {
      let output = ''
      child.stdout.on('data', (chunk) => {
        output += String(chunk)
        const [address] = ADDRESS.exec(output) ?? []
        if (address) resolve(address)
      })
      child.once('exit', () => reject(new Error(`vite preview ended: ${output}`)))
    })
  }

  /** At once, as a machine that loses its power. */
  async stop() {
    const { process } = this
    if (!process || process.exitCode !== null || process.signalCode !== null) return
    const ended = new Promise((resolve) => process.once('exit', resolve))
    process.kill('SIGKILL')
    await ended
  }

  /** For good: what it stored goes too. */
  async end() {
    await this.stop()
    rmSync(this.folder, { recursive: true })
  }
}
