import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const VITE = resolve('node_modules/vite/bin/vite.js')
const ADDRESS = /http:\/\/localhost:\d+/

/** `vite preview` on a free port, with its own folder for the state of its sandbox. */
export class PreviewServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'storefront-'))
  /** Known once the server has started; a restart does not change it. */
  url = ''
  private process: ChildProcess | undefined

  /** @param project the folder of the project that is served, if it is a copy */
  constructor(
    private readonly args: string[] = [],
    private readonly project = '.',
  ) {}

  async start(env: Record<string, string> = {}) {
    const port = this.url ? new URL(this.url).port : '0'
    const child = spawn(process.execPath, [VITE, 'preview', '--port', port, ...this.args], {
      cwd: this.project,
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        SANDBOX_STATE: join(this.folder, 'state.json'),
        ...env,
      },
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

  /** Kills the server at once, like a power failure. */
  async stop() {
    const { process } = this
    if (!process || process.exitCode !== null || process.signalCode !== null) return
    const ended = new Promise((resolve) => process.once('exit', resolve))
    process.kill('SIGKILL')
    await ended
  }

  /** Stops the server for good, and deletes its state. */
  async end() {
    await this.stop()
    rmSync(this.folder, { recursive: true })
  }
}
